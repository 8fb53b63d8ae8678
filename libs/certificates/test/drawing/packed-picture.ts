import type { PDFDocument, PDFPage } from 'pdf-lib';
import type { GrayPicture } from '../../src/picture/gray-picture.js';
import { faxOf } from './fax-picture.js';
import { jpegOf } from './jpeg-picture.js';

/** How a picture stands in a file: gray dots or bits, in an object of its own or among the operators of the page; a JPEG, or a fax of group 4. */
export type Packing = 'gray' | 'bits' | 'mask' | 'gray inline' | 'JPEG' | 'fax';

/** How a scanner puts a page into a file. */
export interface PackedScan {
  readonly dotsOfInch: number;
  /** Rows to the inch, where a fax machine has others than dots across. */
  readonly rowsOfInch?: number | null;
  /** Some scanners cut a page into strips. */
  readonly strips: number;
  readonly packing?: Packing;
}

/** A page that shows a picture, in strips from the top. */
export function addPicture(
  pdf: PDFDocument,
  { width, height, data }: GrayPicture,
  { dotsOfInch, rowsOfInch, strips, packing }: PackedScan,
): PDFPage {
  const [across, down] = [72 / dotsOfInch, 72 / (rowsOfInch ?? dotsOfInch)];
  const page = pdf.addPage([width * across, height * down]);
  for (let strip = 0; strip < strips; strip += 1) {
    const [top, bottom] = [strip, strip + 1].map((at) => Math.round((height * at) / strips)) as [number, number];
    const part = { width, height: bottom - top, data: data.subarray(top * width, bottom * width) };
    addImage(pdf, page, part, { x: 0, y: (height - bottom) * down, points: across, rowPoints: down }, packing);
  }
  return page;
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** The size of a dot, and the height of a row where it is another. */
  readonly points: number;
  readonly rowPoints?: number;
}

/** Puts a picture on a page, its lower left at a place. */
export function addImage(
  pdf: PDFDocument,
  page: PDFPage,
  picture: GrayPicture,
  { x, y, points, rowPoints = points }: Place,
  packing: Packing = 'gray',
): void {
  const { width, height } = picture;
  const place = `q ${width * points} 0 0 ${height * rowPoints} ${x} ${y} cm`;
  if (packing === 'gray inline') {
    const dots = Buffer.from(picture.data).toString('hex');
    const written = `${place} BI /W ${width} /H ${height} /CS /G /BPC 8 /F /AHx ID\n${dots}>\nEI Q`;
    page.node.addContentStream(pdf.context.register(pdf.context.flateStream(written)));
    return;
  }
  const name = page.node.newXObject('Scan', pdf.context.register(streamOf(pdf, picture, packing)));
  page.node.addContentStream(pdf.context.register(pdf.context.flateStream(`${place} ${String(name)} Do Q`)));
}

function streamOf({ context }: PDFDocument, picture: GrayPicture, packing: Exclude<Packing, 'gray inline'>) {
  const { width, height } = picture;
  const image = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
  const gray = { ...image, ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
  const bits = { ...image, ColorSpace: 'DeviceGray', BitsPerComponent: 1 };
  const parameters = { K: -1, Columns: width, Rows: height };
  return {
    gray: () => context.flateStream(picture.data, gray),
    bits: () => context.flateStream(bitsOf(picture), bits),
    mask: () => context.flateStream(bitsOf(picture), { ...image, ImageMask: true, BitsPerComponent: 1 }),
    JPEG: () => context.stream(jpegOf(picture), { ...gray, Filter: 'DCTDecode' }),
    fax: () => context.stream(faxOf(picture), { ...bits, Filter: 'CCITTFaxDecode', DecodeParms: parameters }),
  }[packing]();
}

/** One bit for each dot, set where it is light; rows begin with a byte. */
function bitsOf({ width, height, data }: GrayPicture): Uint8Array {
  const bytes = Math.ceil(width / 8);
  const bits = new Uint8Array(bytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[y * width + x] ?? 255) > 127) {
        const at = y * bytes + (x >> 3);
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      }
  return bits;
}
