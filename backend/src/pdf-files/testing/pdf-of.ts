import { createHash } from 'node:crypto';
import { rc4 } from './rc4.js';

/** What a test may want of a PDF besides its text. */
interface PdfWishes {
  /** The whole file has so many bytes. */
  readonly bytes?: number;
  /** It opens only with a password that nobody knows, or without one while its owner has one. */
  readonly password?: 'needed' | 'of the owner';
}

/** A whole PDF of one page, the same bytes for the same wishes. */
export function pdfOf(text: string, { bytes, password }: PdfWishes = {}): Buffer {
  const file = pdfWith(text, 0, password);
  return bytes === undefined ? file : pdfWith(text, bytes - file.length, password);
}

/** `padding` is the length of a comment between its objects and its table. */
function pdfWith(text: string, padding: number, password: PdfWishes['password']): Buffer {
  const drawn = `BT /F1 14 Tf 72 720 Td (${text.replaceAll(/[\\()]/g, '\\$&')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  body += padding > 1 ? `%${' '.repeat(padding - 2)}\n` : ' '.repeat(padding);
  const length = String(body.length).padStart(10, '0');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${password === undefined ? '' : encryption(password)} >>\n`;
  return Buffer.from(`${body}${table}${trailer}startxref\n${length}\n%%EOF\n`, 'latin1');
}

/** What the standard fills short passwords with. */
const FILLING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const OWNERS = Buffer.alloc(32, 7);
const ID = Buffer.alloc(16, 9);
const PERMISSIONS = -4;

/** Entries of the trailer for encryption with 40 bits: a file opens where `U` is what the empty password gives. */
function encryption(password: 'needed' | 'of the owner'): string {
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = createHash('md5')
    .update(Buffer.concat([FILLING, OWNERS, permissions, ID]))
    .digest()
    .subarray(0, 5);
  const users = password === 'needed' ? Buffer.alloc(32, 1) : rc4(key, FILLING);
  const id = `<${ID.toString('hex')}>`;
  return ` /ID [${id} ${id}] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${OWNERS.toString('hex')}> /U <${users.toString('hex')}> /P ${PERMISSIONS} >>`;
}
