import { PDFDocument } from 'pdf-lib';
import { drawnPages } from '../../src/picture/drawn-pages.js';
import { quarterTurned, slightlyTurned, type Quarters } from '../../src/picture/turned-picture.js';
import type { GrayPicture } from '../../src/picture/gray-picture.js';
import { addPicture, type PackedScan } from './packed-picture.js';
import type { Random } from './random.js';

/** How a page was scanned. */
export interface ScanStyle extends Required<PackedScan> {
  /** By how much the paper lay askew, and how it was put in. */
  readonly degrees: number;
  readonly quarters: Quarters;
  /** Paper that is gray instead of white, and print that is not black: shades from 0 to 255. */
  readonly paper: number;
  readonly print: number;
  /** Shades by which dots differ from what they should be. */
  readonly noise: number;
  /** Black and white alone, as a fax. */
  readonly isBlackAndWhite: boolean;
  /** Someone stamped over the table. */
  readonly hasStamp: boolean;
  /** What a fax or a signing service wrote over the page, as text. */
  readonly header: string;
}

export function scanStyle(random: Random): ScanStyle {
  return {
    dotsOfInch: random.of([200, 200, 200, 240, 300] as const),
    rowsOfInch: null,
    degrees: random.of([0, random.between(-3, 3), random.between(-1, 1)] as const),
    quarters: random.of([0, 0, 0, 0, 0, 1, 2, 3] as const),
    paper: random.of([255, 255, 246, 228] as const),
    print: random.of([0, 20, 60] as const),
    noise: random.of([0, 6, 14] as const),
    isBlackAndWhite: false,
    hasStamp: random.chance(0.25),
    strips: 1,
    packing: 'gray',
    header: '',
  };
}

/** The pages of a PDF as a scanner makes a PDF of them. */
export async function scanned(
  file: Uint8Array,
  style: ScanStyle,
  random: Random,
  pages: readonly number[] = [1],
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for await (const { picture } of await drawnPages(file, pages, style.dotsOfInch)) {
    const stamped = style.hasStamp ? withStamp(picture, random) : picture;
    const laid = quarterTurned(slightlyTurned(stamped, style.degrees), style.quarters);
    const rows = style.rowsOfInch === null ? laid : withRows(laid, style.rowsOfInch / style.dotsOfInch);
    const sheet = addPicture(pdf, onPaper(rows, style, random), style);
    sheet.drawText(style.header, { x: 20, y: sheet.getHeight() - 12, size: 6 });
  }
  return pdf.save();
}

/** The same with fewer rows, each as dark as those are on average of which it is made. */
function withRows({ width, height, data }: GrayPicture, share: number): GrayPicture {
  const rows = Math.floor(height * share);
  const fewer = new Uint8Array(width * rows);
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [Math.floor(row / share), Math.max(Math.floor(row / share) + 1, Math.floor((row + 1) / share))];
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let y = from; y < to; y += 1) sum += data[y * width + x] ?? 255;
      fewer[row * width + x] = sum / (to - from);
    }
  }
  return { width, height: rows, data: fewer };
}

function onPaper(
  picture: GrayPicture,
  { paper, print, noise, isBlackAndWhite }: ScanStyle,
  random: Random,
): GrayPicture {
  const data = picture.data.map((shade) => {
    const on = print + (shade / 255) * (paper - print) + (noise === 0 ? 0 : random.between(-noise, noise));
    return isBlackAndWhite ? (on < (paper + print) * 0.55 ? 0 : 255) : Math.max(0, Math.min(255, on));
  });
  return { ...picture, data };
}

/** A ring of gray ink somewhere over the table. */
function withStamp(picture: GrayPicture, random: Random): GrayPicture {
  const data = Uint8Array.from(picture.data);
  const { width, height } = picture;
  const [x, y] = [width * random.between(0.15, 0.85), height * random.between(0.3, 0.8)];
  const radius = width * 0.07;
  for (let row = Math.floor(y - radius); row <= y + radius; row += 1)
    for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
      const away = Math.hypot(column - x, row - y);
      if (column < 0 || column >= width || row < 0 || row >= height) continue;
      if (away < radius && (away > radius * 0.93 || Math.abs(row - y) < radius * 0.03))
        data[row * width + column] = Math.min(data[row * width + column] ?? 255, 110);
    }
  return { ...picture, data };
}
