import type { Type } from '@nestjs/common';
import { AUTH_PROBLEMS } from '#server/problems/auth.problems';
import { HTTP_PROBLEMS } from '#server/problems/http.problems';
import type { AuthProblemTexts } from '#server/problems/problem-text';
import { activityLogFeature } from './activity-log/feature.js';
import { addressFeature } from './address/feature.js';
import { assessmentFeature } from './assessment/feature.js';
import { draftFeature } from './draft/feature.js';
import { bookImportFeature } from './book-import/feature.js';
import { carrierFeature } from './carrier/feature.js';
import { carryOverFeature } from './carry-over/feature.js';
import { reservationFeature } from './reservation/feature.js';
import { certificateUploadFeature } from './certificate-upload/feature.js';
import { clientFeature } from './client/feature.js';
import { clientTransferFeature } from './client-transfer/feature.js';
import { companyFeature } from './company/feature.js';
import { complianceReviewFeature } from './compliance-review/feature.js';
import { correctionFeature } from './correction/feature.js';
import { curePlanFeature } from './cure-plan/feature.js';
import { devFeature } from './dev/feature.js';
import { documentFeature } from './document/feature.js';
import { documentRegisterFeature } from './document-register/feature.js';
import { exceptionFeature } from './exception/feature.js';
import { fixPlanFeature } from './fix-plan/feature.js';
import { extractionFeature } from './extraction/feature.js';
import { formEquivalenceFeature } from './form-equivalence/feature.js';
import { healthFeature } from './health/feature.js';
import { historyFeature } from './history/feature.js';
import { locationFeature } from './location/feature.js';
import { mailAnswerFeature } from './mail-answer/feature.js';
import { maintenanceFeature } from './maintenance/feature.js';
import { membershipFeature } from './membership/feature.js';
import { holderBookFeature } from './holder-book/feature.js';
import { namedInsuredFeature } from './named-insured/feature.js';
import { noteFeature } from './note/feature.js';
import { notificationFeature } from './notification/feature.js';
import { optOutFeature } from './opt-out/feature.js';
import { plannedMaintenanceFeature } from './planned-maintenance/feature.js';
import { policyFeature } from './policy/feature.js';
import { progressFeature } from './progress/feature.js';
import { projectFeature } from './project/feature.js';
import { referenceFeature } from './reference/feature.js';
import { registrationFeature } from './registration/feature.js';
import { renewalReminderFeature } from './renewal-reminder/feature.js';
import { representationFeature } from './representation/feature.js';
import { requestFeature } from './request/feature.js';
import { selectionFeature } from './selection/feature.js';
import { sessionFeature } from './session/feature.js';
import { shareFeature } from './share/feature.js';
import { certificateBatchFeature } from './certificate-batch/feature.js';
import { sheetImportFeature } from './sheet-import/feature.js';
import { enrollmentFeature } from './enrollment/feature.js';
import { vendorProgramFeature } from './vendor-program/feature.js';
import { inquiryFeature } from './inquiry/feature.js';
import { issuedCertificateFeature } from './issued-certificate/feature.js';
import { signatureFeature } from './signature/feature.js';
import { supplierContactFeature } from './supplier-contact/feature.js';
import { templateFeature } from './template/feature.js';
import { trackingFeature } from './tracking/feature.js';
import { userFeature } from './user/feature.js';
import { vehicleFeature } from './vehicle/feature.js';
import { whatIfFeature } from './what-if/feature.js';
import type { GrantChecks } from '../auth/owned-kinds.js';
import type { BackendFeature } from '../feature.js';
import type { FeatureJob } from '../feature-job.js';
import type { FeatureReaction } from '../feature-reaction.js';
import type { DeclaredMail } from '../mail/mail-kind.js';
import type { DeclaredNotices } from '../notices/define-notices.js';

/** Every feature of the API. */
export const FEATURES: readonly BackendFeature[] = [
  sessionFeature,
  userFeature,
  membershipFeature,
  companyFeature,
  locationFeature,
  sheetImportFeature,
  bookImportFeature,
  supplierContactFeature,
  carryOverFeature,
  vehicleFeature,
  extractionFeature,
  // Before the policies: `policy/sharelist` is no id of one.
  shareFeature,
  certificateBatchFeature,
  policyFeature,
  documentFeature,
  documentRegisterFeature,
  carrierFeature,
  templateFeature,
  projectFeature,
  requestFeature,
  certificateUploadFeature,
  draftFeature,
  selectionFeature,
  trackingFeature,
  assessmentFeature,
  clientFeature,
  registrationFeature,
  representationFeature,
  clientTransferFeature,
  historyFeature,
  exceptionFeature,
  complianceReviewFeature,
  correctionFeature,
  formEquivalenceFeature,
  namedInsuredFeature,
  noteFeature,
  holderBookFeature,
  signatureFeature,
  enrollmentFeature,
  vendorProgramFeature,
  inquiryFeature,
  issuedCertificateFeature,
  progressFeature,
  whatIfFeature,
  notificationFeature,
  activityLogFeature,
  addressFeature,
  referenceFeature,
  healthFeature,
  mailAnswerFeature,
  optOutFeature,
  maintenanceFeature,
  plannedMaintenanceFeature,
  devFeature,
  curePlanFeature,
  fixPlanFeature,
  renewalReminderFeature,
  reservationFeature,
];

/** The Nest modules of the features. */
export const MODULES: readonly Type[] = FEATURES.flatMap(({ module }) => module ?? []);

/** Who has a right to which kind of thing. */
export const GRANTS: GrantChecks = Object.fromEntries(FEATURES.flatMap(({ grants }) => Object.entries(grants ?? {})));

/** What the features do after events were recorded. */
export const FEATURE_REACTIONS: readonly FeatureReaction[] = FEATURES.flatMap(({ reactions }) => reactions ?? []);

/** What the features do as time passes. */
export const FEATURE_JOBS: readonly FeatureJob[] = FEATURES.flatMap(({ jobs }) => jobs ?? []);

/** What the features notify people of. */
export const NOTICES: readonly DeclaredNotices[] = FEATURES.flatMap(({ notices }) => notices ?? []);

/** The kinds of mail that the product sends. */
export const MAILS: readonly DeclaredMail[] = FEATURES.flatMap(({ mails }) => mails ?? []);

/** The table of all codes with their HTTP status and text. A decider's code without a text does not compile. */
export const PROBLEMS: AuthProblemTexts = {
  ...HTTP_PROBLEMS,
  ...AUTH_PROBLEMS,
  ...Object.fromEntries(FEATURES.flatMap(({ problems }) => Object.entries(problems ?? {}))),
};
