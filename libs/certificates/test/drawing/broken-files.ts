import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A picture of one white point. */
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export const png = (): Uint8Array => Buffer.from(POINT, 'base64');

/** A page that a scanner made: a picture and no text. */
export async function scan(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(png());
  pdf.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  return pdf.save();
}

export async function manyPages(count: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < count; page += 1)
    pdf.addPage([612, 792]).drawText('CERTIFICATE OF INSURANCE', { x: 40, y: 700, font });
  return pdf.save();
}

const plain = (objects: readonly string[], more = ''): Uint8Array => {
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${more} >>\n`;
  return Buffer.from(`${body}${table}${trailer}startxref\n${body.length}\n%%EOF\n`, 'latin1');
};

export const withoutPages = (): Uint8Array =>
  plain(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);

/** Opens only with a password that nobody knows. */
export const locked = (): Uint8Array => {
  const key = `<${'07'.repeat(32)}>`;
  return plain(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    ],
    ` /ID [<${'09'.repeat(16)}> <${'09'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U <${'01'.repeat(32)}> /P -4 >>`,
  );
};
