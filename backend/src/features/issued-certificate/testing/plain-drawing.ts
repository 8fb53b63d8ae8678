import { demoPdf } from '@covertrail/demo/demo-pdf';
import type { DrawCertificate } from '../certificate-drawing.port.js';

/** A PDF of one page that names holder and policies. */
export const drawPlainly: DrawCertificate = async (content, signature) => ({
  bytes: demoPdf([
    content.number,
    content.insured.name,
    content.holder.name,
    ...content.policies.map(({ terms }) => terms.policyNumber),
    content.description,
    content.check.code,
    signature === null ? 'not signed' : `signed by ${content.representative}`,
  ]),
  pages: 1,
});
