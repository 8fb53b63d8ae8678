import { activityLogPages } from './activity-log.pages.js';
import { agencyImportPages } from './agency-import.pages.js';
import { assessmentPages } from './assessment.pages.js';
import { certificateUploadPages } from './certificate-upload.pages.js';
import { clientTransferPages } from './client-transfer.pages.js';
import { clientPages } from './client.pages.js';
import { complianceReviewPages } from './compliance-review.pages.js';
import { correctionPages } from './correction.pages.js';
import { curePlanPages } from './cure-plan.pages.js';
import { documentPages } from './document.pages.js';
import { enrollmentPages } from './enrollment.pages.js';
import { exceptionPages } from './exception.pages.js';
import { extractionPages } from './extraction.pages.js';
import { formEquivalencePages } from './form-equivalence.pages.js';
import { holderBookPages } from './holder-book.pages.js';
import { historyPages } from './history.pages.js';
import { issuedCertificatePages } from './issued-certificate.pages.js';
import { locationPages } from './location.pages.js';
import { notePages } from './note.pages.js';
import { notificationPages } from './notification.pages.js';
import { policyPages } from './policy.pages.js';
import { projectPages } from './project.pages.js';
import { representationPages } from './representation.pages.js';
import { requestPages } from './request.pages.js';
import { sessionPages } from './session.pages.js';
import { sharePages } from './share.pages.js';
import { shellPages } from './shell.pages.js';
import { supplierContactPages } from './supplier-contact.pages.js';
import { templatePages } from './template.pages.js';
import { trackingPages } from './tracking.pages.js';
import { membershipPages } from './membership.pages.js';
import { userPages } from './user.pages.js';
import { whatIfPages } from './what-if.pages.js';

/** The pages of the logged-in part, by their address under `/app`. Each feature has a table of its own; a page without a row has no route. */
export const PAGES = {
  ...activityLogPages,
  ...agencyImportPages,
  ...assessmentPages,
  ...certificateUploadPages,
  ...clientTransferPages,
  ...clientPages,
  ...complianceReviewPages,
  ...correctionPages,
  ...curePlanPages,
  ...documentPages,
  ...enrollmentPages,
  ...exceptionPages,
  ...extractionPages,
  ...formEquivalencePages,
  ...historyPages,
  ...holderBookPages,
  ...issuedCertificatePages,
  ...locationPages,
  ...notePages,
  ...notificationPages,
  ...policyPages,
  ...projectPages,
  ...representationPages,
  ...requestPages,
  ...sharePages,
  ...shellPages,
  ...supplierContactPages,
  ...templatePages,
  ...trackingPages,
  ...membershipPages,
  ...userPages,
  ...sessionPages,
  ...whatIfPages,
} as const;

/** `suppliers/:trackingId/why` */
export type PagePath = keyof typeof PAGES;

export const isPagePath = (path: string): path is PagePath => path in PAGES;
