import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import { textOf } from '../page/lines.js';
import type { PageContent } from '../page/page-content.js';
import type { CertificateFinding } from '@covertrail/domain/insurance/certificate/certificate-finding';
import { contentFindings } from './content-checks.js';
import { insurerFindings, policyFindings } from './policy-checks.js';
import { ReadFields } from '../certificate/read-fields.js';

/** All that does not fit together in a certificate, words that its file hides, pictures that nobody read, and that words were read in a picture that is too coarse for them. */
export function certificateFindings(
  readings: readonly FieldReading[],
  page: PageContent,
): readonly CertificateFinding[] {
  const fields = new ReadFields(readings);
  return [
    ...policyFindings(fields),
    ...insurerFindings(fields),
    ...contentFindings(fields),
    ...(page.hidden.length > 0
      ? [{ code: 'CERTIFICATE.HIDDEN_TEXT', keys: [], text: textOf(page.hidden) } as const]
      : []),
    ...(page.isCoarse ? [{ code: 'CERTIFICATE.COARSE_SCAN', keys: [] } as const] : []),
    ...(page.unreadPictures.length > 0 ? [{ code: 'CERTIFICATE.PICTURE_UNREAD', keys: [] } as const] : []),
  ];
}
