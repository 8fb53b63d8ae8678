import type { PagePath } from '../pages.js';
import { activityLogHelp } from './activity-log.help.js';
import { agencyImportHelp } from './agency-import.help.js';
import { assessmentHelp } from './assessment.help.js';
import { clientHelp } from './client.help.js';
import { certificateUploadHelp } from './certificate-upload.help.js';
import { clientTransferHelp } from './client-transfer.help.js';
import { complianceReviewHelp } from './compliance-review.help.js';
import { correctionHelp } from './correction.help.js';
import { curePlanHelp } from './cure-plan.help.js';
import { documentHelp } from './document.help.js';
import { enrollmentHelp } from './enrollment.help.js';
import { exceptionHelp } from './exception.help.js';
import { extractionHelp } from './extraction.help.js';
import { formEquivalenceHelp } from './form-equivalence.help.js';
import { holderBookHelp } from './holder-book.help.js';
import { historyHelp } from './history.help.js';
import { issuedCertificateHelp } from './issued-certificate.help.js';
import { locationHelp } from './location.help.js';
import { noteHelp } from './note.help.js';
import { notificationHelp } from './notification.help.js';
import { policyHelp } from './policy.help.js';
import { projectHelp } from './project.help.js';
import { representationHelp } from './representation.help.js';
import { requestHelp } from './request.help.js';
import { sessionHelp } from './session.help.js';
import { shareHelp } from './share.help.js';
import { shellHelp } from './shell.help.js';
import { supplierContactHelp } from './supplier-contact.help.js';
import { templateHelp } from './template.help.js';
import { trackingHelp } from './tracking.help.js';
import { membershipHelp } from './membership.help.js';
import { userHelp } from './user.help.js';
import { whatIfHelp } from './what-if.help.js';
import type { PageHelp } from './page-help.js';

/** The help of every page of the logged-in part. */
export const PAGE_HELP: Readonly<Record<PagePath, PageHelp>> = {
  ...activityLogHelp,
  ...agencyImportHelp,
  ...assessmentHelp,
  ...certificateUploadHelp,
  ...clientHelp,
  ...clientTransferHelp,
  ...complianceReviewHelp,
  ...correctionHelp,
  ...curePlanHelp,
  ...documentHelp,
  ...enrollmentHelp,
  ...exceptionHelp,
  ...extractionHelp,
  ...formEquivalenceHelp,
  ...historyHelp,
  ...holderBookHelp,
  ...issuedCertificateHelp,
  ...locationHelp,
  ...noteHelp,
  ...notificationHelp,
  ...policyHelp,
  ...projectHelp,
  ...representationHelp,
  ...requestHelp,
  ...shareHelp,
  ...shellHelp,
  ...supplierContactHelp,
  ...templateHelp,
  ...trackingHelp,
  ...membershipHelp,
  ...userHelp,
  ...sessionHelp,
  ...whatIfHelp,
};
