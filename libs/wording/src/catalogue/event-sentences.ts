import type { ProductEvent } from '@covertrail/domain/catalogue/product-event';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { assessmentSentences } from '../assessment/assessment.sentences.js';
import { carrierSentences } from '../carrier/carrier.sentences.js';
import { carryOverSentences } from '../carry-over/carry-over.sentences.js';
import { reservationSentences } from '../reservation/reservation.sentences.js';
import { clientTransferSentences } from '../client-transfer/client-transfer.sentences.js';
import { clientSentences } from '../client/client.sentences.js';
import { companySentences } from '../company/company.sentences.js';
import { complianceReviewSentences } from '../compliance-review/compliance-review.sentences.js';
import { correctionSentences } from '../correction/correction.sentences.js';
import { documentRegisterSentences } from '../document-register/document-register.sentences.js';
import { curePlanSentences } from '../cure-plan/cure-plan.sentences.js';
import { documentSentences } from '../document/document.sentences.js';
import { exceptionSentences } from '../exception/exception.sentences.js';
import { fixPlanSentences } from '../fix-plan/fix-plan.sentences.js';
import { formEquivalenceSentences } from '../form-equivalence/form-equivalence.sentences.js';
import { inboxSentences } from '../inbox/inbox.sentences.js';
import { locationSentences } from '../location/location.sentences.js';
import { maintenanceSentences } from '../maintenance/maintenance.sentences.js';
import { membershipSentences } from '../membership/membership.sentences.js';
import { noteSentences } from '../note/note.sentences.js';
import { notificationSentences } from '../notification/notification.sentences.js';
import { policySentences } from '../policy/policy.sentences.js';
import { projectSentences } from '../project/project.sentences.js';
import { representationSentences } from '../representation/representation.sentences.js';
import { requestSentences } from '../request/request.sentences.js';
import { selectionSentences } from '../selection/selection.sentences.js';
import { shareSentences } from '../share/share.sentences.js';
import { agencyImportSentences } from '../agency-import/agency-import.sentences.js';
import { sheetImportSentences } from '../sheet-import/sheet-import.sentences.js';
import { templateSentences } from '../template/template.sentences.js';
import { trackingSentences } from '../tracking/tracking.sentences.js';
import { userSentences } from '../user/user.sentences.js';
import { vehicleSentences } from '../vehicle/vehicle.sentences.js';
import type { EventWording, Sentences } from '../text/event-wording.js';

/** An event of any type; its wording reads only fields that its type has. */
export type AnyWording = EventWording<DomainEvent>;

/** The sentence of every event of the product. An event without a sentence does not compile. */
export const EVENT_SENTENCES = {
  ...assessmentSentences,
  ...carrierSentences,
  ...carryOverSentences,
  ...reservationSentences,
  ...clientTransferSentences,
  ...clientSentences,
  ...companySentences,
  ...complianceReviewSentences,
  ...correctionSentences,
  ...documentRegisterSentences,
  ...curePlanSentences,
  ...documentSentences,
  ...exceptionSentences,
  ...fixPlanSentences,
  ...formEquivalenceSentences,
  ...inboxSentences,
  ...locationSentences,
  ...maintenanceSentences,
  ...membershipSentences,
  ...noteSentences,
  ...notificationSentences,
  ...policySentences,
  ...projectSentences,
  ...representationSentences,
  ...requestSentences,
  ...selectionSentences,
  ...shareSentences,
  ...agencyImportSentences,
  ...sheetImportSentences,
  ...templateSentences,
  ...trackingSentences,
  ...userSentences,
  ...vehicleSentences,
} as const satisfies Sentences<ProductEvent>;

const BY_TYPE: Readonly<Record<string, AnyWording>> = EVENT_SENTENCES;

/** The words of an event type. Throws for a type that the product does not know. */
export function wordingOf(type: string): AnyWording {
  const wording = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
  if (!wording) throw new Error(`Event type ${type} has no sentence`);
  return wording;
}
