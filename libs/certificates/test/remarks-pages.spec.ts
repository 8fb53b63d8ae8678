import { PDFDocument, StandardFonts } from 'pdf-lib';
import { readCertificateFile } from '../src/read-certificate-file.js';
import { drawCertificate } from './drawing/draw-certificate.js';

const REMARKS = ['Forty sites in three states; a list is on file.', 'FORM of the lease: triple net.'];
/** What an ACORD 101 prints, and what an agency fills in above the remarks. */
const PRINTED = [
  ['AGENCY CUSTOMER ID: 00012345', 420, 760, 6],
  ['LOC #:', 420, 748, 6],
  ['ADDITIONAL REMARKS SCHEDULE', 160, 720, 14],
  ['Page 1 of 1', 500, 722, 7],
  ['AGENCY', 24, 700, 6],
  ['NAMED INSURED', 310, 700, 6],
  ['POLICY NUMBER', 24, 670, 6],
  ['CARRIER', 24, 640, 6],
  ['NAIC CODE', 240, 640, 6],
  ['EFFECTIVE DATE:', 310, 640, 6],
  ['ADDITIONAL REMARKS', 24, 612, 8],
  ['THIS ADDITIONAL REMARKS FORM IS A SCHEDULE TO ACORD FORM,', 24, 600, 6],
  ['FORM NUMBER: 25   FORM TITLE: Certificate of Liability Insurance', 24, 590, 6],
  ['ACORD 101 (2008/01)', 24, 30, 7],
  ['© 2008 ACORD CORPORATION. All rights reserved.', 330, 30, 6],
  ['The ACORD name and logo are registered marks of ACORD', 200, 22, 5],
] as const;

describe('a page of remarks of another program [E02]', () => {
  it.each([0, 30])('is read below its labels, and nothing that the form prints (lower by %s points)', async (lower) => {
    const { file } = await drawCertificate(604, { mode: 'text' });
    const pdf = await PDFDocument.load(file);
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([612, 792]);
    for (const [words, x, y, size] of PRINTED) page.drawText(words, { x, y: y < 100 ? y : y - lower, size, font });
    REMARKS.forEach((line, at) => page.drawText(line, { x: 30, y: 570 - lower - at * 12, size: 8, font }));
    const outcome = await readCertificateFile(await pdf.save());
    const fields = outcome.outcome === 'read' ? outcome.certificates[0]?.fields : [];
    expect(fields?.find(({ key }) => key === 'remarks')?.value).toEqual({ kind: 'text', text: REMARKS.join('\n') });
  });
});
