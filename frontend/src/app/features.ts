import { activityLogFeature } from '../features/activity-log/feature.js';
import { assessmentFeature } from '../features/assessment/feature.js';
import { clientFeature } from '../features/client/feature.js';
import { clientTransferFeature } from '../features/client-transfer/feature.js';
import { complianceReviewFeature } from '../features/compliance-review/feature.js';
import { correctionFeature } from '../features/correction/feature.js';
import { curePlanFeature } from '../features/cure-plan/feature.js';
import { devFeature } from '../features/dev/feature.js';
import { documentFeature } from '../features/document/feature.js';
import { enrollmentFeature } from '../features/enrollment/feature.js';
import { exceptionFeature } from '../features/exception/feature.js';
import { formEquivalenceFeature } from '../features/form-equivalence/feature.js';
import { holderBookFeature } from '../features/holder-book/feature.js';
import { historyFeature } from '../features/history/feature.js';
import { certificateUploadFeature } from '../features/certificate-upload/feature.js';
import { issuedCertificateFeature } from '../features/issued-certificate/feature.js';
import { locationFeature } from '../features/location/feature.js';
import { maintenanceFeature } from '../features/maintenance/feature.js';
import { membershipFeature } from '../features/membership/feature.js';
import { noteFeature } from '../features/note/feature.js';
import { notificationFeature } from '../features/notification/feature.js';
import { plannedMaintenanceFeature } from '../features/planned-maintenance/feature.js';
import { policyFeature } from '../features/policy/feature.js';
import { projectFeature } from '../features/project/feature.js';
import { registrationFeature } from '../features/registration/feature.js';
import { renewalReminderFeature } from '../features/renewal-reminder/feature.js';
import { representationFeature } from '../features/representation/feature.js';
import { requestFeature } from '../features/request/feature.js';
import { sessionFeature } from '../features/session/feature.js';
import { shareFeature } from '../features/share/feature.js';
import { shellFeature } from '../features/shell/feature.js';
import { templateFeature } from '../features/template/feature.js';
import { trackingFeature } from '../features/tracking/feature.js';
import { agencyImportFeature } from '../features/agency-import/feature.js';
import { extractionFeature } from '../features/extraction/feature.js';
import { userFeature } from '../features/user/feature.js';
import { supplierContactFeature } from '../features/supplier-contact/feature.js';
import { vehicleFeature } from '../features/vehicle/feature.js';
import { whatIfFeature } from '../features/what-if/feature.js';
import type { Feature } from '../shared/feature.js';

/** Every feature of the product. The menu shows their entries in this order. */
export const FEATURES: readonly Feature[] = [
  sessionFeature,
  registrationFeature,
  shellFeature,
  plannedMaintenanceFeature,
  trackingFeature,
  assessmentFeature,
  complianceReviewFeature,
  exceptionFeature,
  correctionFeature,
  templateFeature,
  formEquivalenceFeature,
  shareFeature,
  policyFeature,
  locationFeature,
  agencyImportFeature,
  extractionFeature,
  supplierContactFeature,
  vehicleFeature,
  documentFeature,
  clientFeature,
  requestFeature,
  certificateUploadFeature,
  curePlanFeature,
  projectFeature,
  renewalReminderFeature,
  representationFeature,
  clientTransferFeature,
  historyFeature,
  whatIfFeature,
  noteFeature,
  notificationFeature,
  membershipFeature,
  holderBookFeature,
  issuedCertificateFeature,
  userFeature,
  enrollmentFeature,
  activityLogFeature,
  maintenanceFeature,
  devFeature,
];
