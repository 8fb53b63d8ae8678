import { agencyImport } from '../agency-import/feature.js';
import { assessment } from '../assessment/feature.js';
import { bookImport } from '../book-import/feature.js';
import { carrier } from '../carrier/feature.js';
import { carryOver } from '../carry-over/feature.js';
import { certificateBatch } from '../certificate-batch/feature.js';
import { certificateUpload } from '../certificate-upload/feature.js';
import { reservation } from '../reservation/feature.js';
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

/** Every feature of the domain. All other lists of deciders, events and codes are derived from this one. */
export const FEATURES = [
  agencyImport,
  assessment,
  bookImport,
  carrier,
  carryOver,
  certificateBatch,
  certificateUpload,
  reservation,
  client,
  clientTransfer,
  company,
  complianceReview,
  correction,
  curePlan,
  document,
  documentRegister,
  draft,
  enrollment,
  exception,
  extraction,
  fixPlan,
  formEquivalence,
  holderBook,
  inbox,
  inquiry,
  issuedCertificate,
  location,
  mailAnswer,
  maintenance,
  membership,
  namedInsured,
  note,
  notification,
  optOut,
  plannedMaintenance,
  policy,
  project,
  registration,
  renewalReminder,
  representation,
  request,
  requestBatch,
  selection,
  share,
  shareBatch,
  shareReading,
  sheetImport,
  signature,
  supplierContact,
  template,
  tracking,
  user,
  vehicle,
  vendorProgram,
] as const;

/** A feature of the domain: its decider, the catalogue of its events, and the codes that its decider throws. */
export type DomainFeature = (typeof FEATURES)[number];
