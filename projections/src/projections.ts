import type { Projection } from '@covertrail/platform/engine/projection';
import type { ProjectionFeature } from './feature.js';
import { activityLogFeature } from './features/activity-log/feature.js';
import { carrierFeature } from './features/carrier/feature.js';
import { carryOverFeature } from './features/carry-over/feature.js';
import { renewalReminderFeature } from './features/renewal-reminder/feature.js';
import { reservationFeature } from './features/reservation/feature.js';
import { certificateBatchFeature } from './features/certificate-batch/feature.js';
import { certificateUploadFeature } from './features/certificate-upload/feature.js';
import { clientFeature } from './features/client/feature.js';
import { clientTransferFeature } from './features/client-transfer/feature.js';
import { companyFeature } from './features/company/feature.js';
import { complianceReviewFeature } from './features/compliance-review/feature.js';
import { correctionFeature } from './features/correction/feature.js';
import { curePlanFeature } from './features/cure-plan/feature.js';
import { documentFeature } from './features/document/feature.js';
import { draftFeature } from './features/draft/feature.js';
import { exceptionFeature } from './features/exception/feature.js';
import { formEquivalenceFeature } from './features/form-equivalence/feature.js';
import { locationFeature } from './features/location/feature.js';
import { maintenanceFeature } from './features/maintenance/feature.js';
import { membershipFeature } from './features/membership/feature.js';
import { holderBookFeature } from './features/holder-book/feature.js';
import { namedInsuredFeature } from './features/named-insured/feature.js';
import { noteFeature } from './features/note/feature.js';
import { notificationFeature } from './features/notification/feature.js';
import { plannedMaintenanceFeature } from './features/planned-maintenance/feature.js';
import { policyFeature } from './features/policy/feature.js';
import { projectFeature } from './features/project/feature.js';
import { representationFeature } from './features/representation/feature.js';
import { requestFeature } from './features/request/feature.js';
import { requestBatchFeature } from './features/request-batch/feature.js';
import { selectionFeature } from './features/selection/feature.js';
import { shareBatchFeature } from './features/share-batch/feature.js';
import { shareFeature } from './features/share/feature.js';
import { agencyImportFeature } from './features/agency-import/feature.js';
import { bookImportFeature } from './features/book-import/feature.js';
import { enrollmentFeature } from './features/enrollment/feature.js';
import { vendorProgramFeature } from './features/vendor-program/feature.js';
import { issuedCertificateFeature } from './features/issued-certificate/feature.js';
import { signatureFeature } from './features/signature/feature.js';
import { supplierContactFeature } from './features/supplier-contact/feature.js';
import { sheetImportFeature } from './features/sheet-import/feature.js';
import { templateFeature } from './features/template/feature.js';
import { trackingFeature } from './features/tracking/feature.js';
import { userFeature } from './features/user/feature.js';
import { vehicleFeature } from './features/vehicle/feature.js';

/** Every feature that has views. */
export const FEATURES: readonly ProjectionFeature[] = [
  userFeature,
  membershipFeature,
  companyFeature,
  carrierFeature,
  policyFeature,
  documentFeature,
  locationFeature,
  agencyImportFeature,
  sheetImportFeature,
  bookImportFeature,
  supplierContactFeature,
  carryOverFeature,
  vehicleFeature,
  templateFeature,
  projectFeature,
  requestFeature,
  certificateBatchFeature,
  certificateUploadFeature,
  draftFeature,
  requestBatchFeature,
  selectionFeature,
  shareFeature,
  shareBatchFeature,
  signatureFeature,
  enrollmentFeature,
  vendorProgramFeature,
  issuedCertificateFeature,
  trackingFeature,
  clientFeature,
  representationFeature,
  clientTransferFeature,
  notificationFeature,
  activityLogFeature,
  renewalReminderFeature,
  reservationFeature,
  maintenanceFeature,
  plannedMaintenanceFeature,
  exceptionFeature,
  complianceReviewFeature,
  correctionFeature,
  curePlanFeature,
  formEquivalenceFeature,
  namedInsuredFeature,
  noteFeature,
  holderBookFeature,
];

/** Every projection of the product. */
export const PROJECTIONS: readonly Projection[] = FEATURES.flatMap(({ projections }) => projections);
