import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { Pen } from '../pdf/pen.js';
import { EDGES, SIZES } from './sheet.js';

const Y = 21;

/** The form whose fields a page has, its certificate, and its number among the pages. */
export function drawFoot(
  pen: Pen,
  { number, revision }: CertificateContent,
  { form, page, pages }: { readonly form: string; readonly page: number; readonly pages: number },
): void {
  pen.note(`${form} fields in a layout of Covertrail; not a form of ACORD`, EDGES.left + 4, Y, SIZES.label);
  const end = `Certificate ${number}, revision ${revision}, page ${page} of ${pages}`;
  pen.note(end, EDGES.right - pen.widthOf(end, SIZES.label), Y, SIZES.label);
}
