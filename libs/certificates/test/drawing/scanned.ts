import { PDFDocument, type PDFPage } from 'pdf-lib';
import { drawnPages } from '../../src/picture/drawn-pages.js';
import { quarterTurned, slightlyTurned, type Quarters } from '../../src/picture/turned-picture.js';
import type { GrayPicture } from '../../src/picture/gray-picture.js';
import type { Random } from './random.js';

/** How a page was scanned. */
export interface ScanStyle {
  readonly dotsOfInch: number;
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
  /** Some scanners cut a page into strips. */
  readonly strips: number;
  /** What a fax or a signing service wrote over the page, as text. */
  readonly header: string;
}

export function scanStyle(random: Random): ScanStyle {
  return {
    dotsOfInch: random.of([200, 200, 200, 240, 300] as const),
    degrees: random.of([0, random.between(-3, 3), random.between(-1, 1)] as const),
    quarters: random.of([0, 0, 0, 0, 0, 1, 2, 3] as const),
    paper: random.of([255, 255, 246, 228] as const),
    print: random.of([0, 20, 60] as const),
    noise: random.of([0, 6, 14] as const),
    isBlackAndWhite: false,
    hasStamp: random.chance(0.25),
    strips: 1,
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
    const sheet = addPicture(pdf, onPaper(laid, style, random), style);
    sheet.drawText(style.header, { x: 20, y: sheet.getHeight() - 12, size: 6 });
  }
  return pdf.save();
}

/** A page that shows a picture, in strips from the top. */
export function addPicture(
  pdf: PDFDocument,
  { width, height, data }: GrayPicture,
  { dotsOfInch, strips }: Pick<ScanStyle, 'dotsOfInch' | 'strips'>,
): PDFPage {
  const points = 72 / dotsOfInch;
  const page = pdf.addPage([width * points, height * points]);
  for (let strip = 0; strip < strips; strip += 1) {
    const [top, bottom] = [strip, strip + 1].map((at) => Math.round((height * at) / strips)) as [number, number];
    const part = { width, height: bottom - top, data: data.subarray(top * width, bottom * width) };
    addImage(pdf, page, part, { x: 0, y: (height - bottom) * points, points });
  }
  return page;
}

/** Puts a picture on a page, its lower left at a place; `points` is the size of a dot. */
export function addImage(
  pdf: PDFDocument,
  page: PDFPage,
  { width, height, data }: GrayPicture,
  { x, y, points }: { readonly x: number; readonly y: number; readonly points: number },
): void {
  const image = pdf.context.register(
    pdf.context.flateStream(data, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    }),
  );
  const name = page.node.newXObject('Scan', image);
  page.node.addContentStream(
    pdf.context.register(
      pdf.context.flateStream(`q ${width * points} 0 0 ${height * points} ${x} ${y} cm ${String(name)} Do Q`),
    ),
  );
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
