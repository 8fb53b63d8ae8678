import { constants, deflateRawSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { drawCertificate } from '../../libs/certificates/test/drawing/draw-certificate.js';

/** A whole PDF of these objects; the first is its catalog. */
export function pdfOfObjects(objects: readonly (string | Buffer)[]): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let length = pieces[0]!.length;
  const starts = objects.map((object, at) => {
    const piece = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    const start = length;
    length += piece.length;
    pieces.push(piece);
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(table + trailer)]);
}

const onePage = (content: string | Buffer, catalog = '', more: readonly string[] = []): Buffer =>
  pdfOfObjects([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ]);

const streamOf = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

const MEGABYTE = 1_000_000;

/** A page whose content is gigabytes of spaces, in a few megabytes: a part that ends flushed may be repeated. */
export function bomb(gigabytes = 3): Buffer {
  const part = deflateRawSync(Buffer.alloc(10 * MEGABYTE, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const parts = Array.from({ length: gigabytes * 100 }, () => part);
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts, deflateRawSync(Buffer.alloc(0))]);
  const head = Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`);
  return onePage(Buffer.concat([head, packed, Buffer.from('\nendstream')]));
}

/** As many objects, each of which the file names. */
export const manyObjects = (count: number): Buffer =>
  onePage(
    streamOf('BT /F1 12 Tf 72 700 Td (Many) Tj ET'),
    `/Many [${Array.from({ length: count }, (_, at) => `${at + 6} 0 R`).join(' ')}]`,
    Array.from({ length: count }, (_, at) => `<< /Number ${at} >>`),
  );

/** A certificate that would run a script, and has a program in it. */
export async function withScript(seed: number): Promise<Buffer> {
  const pdf = await PDFDocument.load((await drawCertificate(seed)).file);
  pdf.addJavaScript('open', 'app.alert("Hello"); this.exportDataObject({ cName: "a.exe", nLaunch: 2 });');
  await pdf.attach(Buffer.from('MZ program'), 'a.exe', { mimeType: 'application/x-msdownload' });
  return Buffer.from(await pdf.save());
}
