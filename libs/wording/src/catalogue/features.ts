import type { EventsOf, FeatureName } from '@covertrail/domain/catalogue/product-event';
import { agencyImport } from '../agency-import/feature.js';
import { assessment } from '../assessment/feature.js';
import { bookImport } from '../book-import/feature.js';
import { carrier } from '../carrier/feature.js';
import { carryOver } from '../carry-over/feature.js';
import { certificateBatch } from '../certificate-batch/feature.js';
import { certificateUpload } from '../certificate-upload/feature.js';
import { client } from '../client/feature.js';
import { clientTransfer } from '../client-transfer/feature.js';
import { company } from '../company/feature.js';
import { complianceReview } from '../compliance-review/feature.js';
import { correction } from '../correction/feature.js';
import { curePlan } from '../cure-plan/feature.js';
import { document } from '../document/feature.js';
import { documentRegister } from '../document-register/feature.js';
import { draft } from '../draft/feature.js';
import { enrollment } from '../enrollment/feature.js';
import { exception } from '../exception/feature.js';
import { extraction } from '../extraction/feature.js';
import { fixPlan } from '../fix-plan/feature.js';
import { formEquivalence } from '../form-equivalence/feature.js';
import { holderBook } from '../holder-book/feature.js';
import { inbox } from '../inbox/feature.js';
import { inquiry } from '../inquiry/feature.js';
import { issuedCertificate } from '../issued-certificate/feature.js';
import { location } from '../location/feature.js';
import { mailAnswer } from '../mail-answer/feature.js';
import { maintenance } from '../maintenance/feature.js';
import { membership } from '../membership/feature.js';
import { namedInsured } from '../named-insured/feature.js';
import { note } from '../note/feature.js';
import { notification } from '../notification/feature.js';
import { optOut } from '../opt-out/feature.js';
import { plannedMaintenance } from '../planned-maintenance/feature.js';
import { policy } from '../policy/feature.js';
import { project } from '../project/feature.js';
import { registration } from '../registration/feature.js';
import { renewalReminder } from '../renewal-reminder/feature.js';
import { representation } from '../representation/feature.js';
import { request } from '../request/feature.js';
import { requestBatch } from '../request-batch/feature.js';
import { reservation } from '../reservation/feature.js';
import { selection } from '../selection/feature.js';
import { shareBatch } from '../share-batch/feature.js';
import { share } from '../share/feature.js';
import { shareReading } from '../share-reading/feature.js';
import { sheetImport } from '../sheet-import/feature.js';
import { signature } from '../signature/feature.js';
import { supplierContact } from '../supplier-contact/feature.js';
import { template } from '../template/feature.js';
import { tracking } from '../tracking/feature.js';
import { user } from '../user/feature.js';
import { vehicle } from '../vehicle/feature.js';
import { vendorProgram } from '../vendor-program/feature.js';
import type { FeatureWording } from '../text/event-wording.js';

/** The words of every feature of the domain. One without words, or without a sentence for each of its events, does not compile. */
export const FEATURES: { readonly [Name in FeatureName]: FeatureWording<EventsOf<Name>> } = {
  'agency-import': agencyImport,
  assessment,
  'book-import': bookImport,
  carrier,
  'carry-over': carryOver,
  'certificate-batch': certificateBatch,
  'certificate-upload': certificateUpload,
  client,
  'client-transfer': clientTransfer,
  company,
  'compliance-review': complianceReview,
  correction,
  'cure-plan': curePlan,
  document,
  'document-register': documentRegister,
  draft,
  enrollment,
  exception,
  extraction,
  'fix-plan': fixPlan,
  'form-equivalence': formEquivalence,
  'holder-book': holderBook,
  inbox,
  inquiry,
  'issued-certificate': issuedCertificate,
  location,
  'mail-answer': mailAnswer,
  maintenance,
  membership,
  'named-insured': namedInsured,
  note,
  notification,
  'opt-out': optOut,
  'planned-maintenance': plannedMaintenance,
  policy,
  project,
  registration,
  'renewal-reminder': renewalReminder,
  representation,
  request,
  'request-batch': requestBatch,
  reservation,
  selection,
  share,
  'share-batch': shareBatch,
  'share-reading': shareReading,
  'sheet-import': sheetImport,
  signature,
  'supplier-contact': supplierContact,
  template,
  tracking,
  user,
  vehicle,
  'vendor-program': vendorProgram,
};
