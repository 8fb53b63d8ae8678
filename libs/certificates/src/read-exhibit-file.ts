import { EXHIBIT_LENGTH } from '@covertrail/domain/fields/call-fields';
import type { ExhibitAnswer } from './exhibit/exhibit-file.js';
import { readExhibit } from './exhibit/read-exhibit.js';
import { textOfPages } from './exhibit/text/page-lines.js';
import { openCertificate } from './pdf/open-certificate.js';

/** Letters on a page that is more than a picture with a number below it. */
const LEAST_LETTERS = 40;

/**
 * Reads the insurance exhibit in a PDF, or in a plain text in UTF-8. A hostile file may need much time and memory: whoever reads files of others
 * runs this in a process of its own. Never throws for what the file holds.
 */
export async function readExhibitFile(file: Uint8Array): Promise<ExhibitAnswer> {
  const isPdf = Buffer.from(file.subarray(0, 1_024)).toString('latin1').includes('%PDF-');
  if (!isPdf) return ofText(Buffer.from(file).toString('utf8'));
  const opened = await openCertificate(file);
  if ('refused' in opened)
    return {
      refused:
        opened.refused === 'CERTIFICATE.LOCKED'
          ? 'EXHIBIT.LOCKED'
          : opened.refused === 'CERTIFICATE.TOO_MANY_PAGES'
            ? 'EXHIBIT.TOO_LONG'
            : 'EXHIBIT.BROKEN',
    };
  return ofText(textOfPages(opened.pages));
}

function ofText(text: string): ExhibitAnswer {
  const plain = text.replace(/\r\n?/g, '\n');
  if (plain.length > EXHIBIT_LENGTH) return { refused: 'EXHIBIT.TOO_LONG' };
  if (plain.replace(/[^\p{L}]/gu, '').length < LEAST_LETTERS) return { refused: 'EXHIBIT.NO_TEXT' };
  return { reading: readExhibit(plain) };
}
