import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { drawFoot } from './forms/foot.js';
import { FORMS, REMARKS_FIELDS_OF } from './forms/certificate-forms.js';
import { drawRemarks } from './forms/remarks/remarks-pages.js';
import { TaggedPdf } from './pdf/tagged-pdf.js';

/** A certificate as a file. */
export interface DrawnCertificate {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/**
 * Draws a certificate: a PDF of letter pages, at most 150 kB besides the signature, that can be read aloud. The same content gives the same bytes.
 * What has no room in its box stands on pages of remarks; nothing is cut. `signature` is a PNG or a JPEG of at most 2000 by 1000 points; another
 * file is an error (see `pictureKind`) [E03].
 */
export async function drawCertificate(
  content: CertificateContent,
  { signature }: { readonly signature: Uint8Array | null },
): Promise<DrawnCertificate> {
  const { title, fieldsOf, draw } = FORMS[content.form];
  const pdf = await TaggedPdf.create({ title: `${title} ${content.number}`, day: content.issuedOn });
  const picture = signature ? await pdf.embedPicture(signature) : null;
  const addPage = () => pdf.addPage();
  const remarks = draw({ pen: addPage(), content, signature: picture }, addPage);
  const before = pdf.pens.length;
  if (remarks.length > 0) drawRemarks(addPage, content, title, remarks);
  const pages = pdf.pens.length;
  for (const [at, pen] of pdf.pens.entries())
    drawFoot(pen, content, { form: at < before ? fieldsOf : REMARKS_FIELDS_OF, page: at + 1, pages });
  return { bytes: await pdf.save(), pages };
}
