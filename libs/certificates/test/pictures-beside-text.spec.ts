import { PDFDocument, type PDFPage } from 'pdf-lib';
import { readCertificateFile } from '../src/read-certificate-file.js';
import { compared, shareRight } from './drawn-and-read.js';
import { drawCertificate } from './drawing/draw-certificate.js';
import { addImage, addPicture } from './drawing/packed-picture.js';

const gray = (width: number, height: number) => ({ width, height, data: new Uint8Array(width * height).fill(120) });

const PLAIN = { mode: 'text', origin: [0, 0], pieces: 0, jitter: 0 } as const;

/** A certificate as text, with a picture of some size in its description. */
async function withPicture(width: number, height: number) {
  const drawn = await drawCertificate(602, PLAIN);
  const pdf = await PDFDocument.load(drawn.file);
  addImage(pdf, pdf.getPage(0), gray(width, height), { x: 380, y: 180, points: 1 });
  const outcome = await readCertificateFile(await pdf.save());
  const [certificate] = outcome.outcome === 'read' ? outcome.certificates : [];
  if (!certificate) throw new Error(`It was not read: ${outcome.outcome}`);
  const read = { drawn, readings: certificate.fields, isRead: true, ms: 0, pages: 1 };
  return { share: shareRight(compared(read)), codes: certificate.findings.map(({ code }) => code) };
}

/** A page that a fax made: black dots alone, in so many strips. */
async function faxedIn(strips: number) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const high = 792 / strips;
  const dots = { Type: 'XObject', Subtype: 'Image', Width: 8, Height: 1, ImageMask: true, BitsPerComponent: 1 };
  const drawn = Array.from({ length: strips }, (_, strip) => {
    const name = page.node.newXObject(
      'Strip',
      pdf.context.register(pdf.context.flateStream(Uint8Array.of(strip), dots)),
    );
    return `q 612 0 0 ${high} 0 ${strip * high} cm ${String(name)} Do Q`;
  });
  page.node.addContentStream(pdf.context.register(pdf.context.flateStream(drawn.join('\n'))));
  return readCertificateFile(await pdf.save());
}

/** A page that a scanner made, with a line of text over it. */
async function scannedWith(strips: number, draw: (page: PDFPage) => void) {
  const pdf = await PDFDocument.create();
  draw(addPicture(pdf, gray(85, 110), { dotsOfInch: 10, strips }));
  return readCertificateFile(await pdf.save());
}

describe('a picture beside text [E02]', () => {
  it('is said to be unread, and the text is read', async () => {
    const { share, codes } = await withPicture(110, 110);
    expect(share).toBe(1);
    expect(codes).toContain('CERTIFICATE.PICTURE_UNREAD');
  });

  it('is not spoken of where it is a logo or a signature', async () =>
    expect((await withPicture(150, 40)).codes).not.toContain('CERTIFICATE.PICTURE_UNREAD'));

  it.each([1, 12])('is read as a scan where it fills the page below a line of text (in %s strips)', async (strips) => {
    const line = 'Sent by fax on 03/04/2026 at 10:42 from 303-555-0142, page 1 of 3, to the office of the project';
    const outcome = await scannedWith(strips, (page) => page.drawText(line, { x: 20, y: 780, size: 6 }));
    expect(outcome).toMatchObject({ outcome: 'scan', pages: [{ kind: 'picture' }] });
  });

  it.each([1, 16])('is read as a scan where it has two colors alone (in %s strips)', async (strips) =>
    expect(await faxedIn(strips)).toMatchObject({ outcome: 'scan', pages: [{ kind: 'picture' }] }),
  );
});
