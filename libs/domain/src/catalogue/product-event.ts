import type { AssessmentEvent } from '../assessment/assessment.contract.js';
import type { CarrierEvent } from '../carrier/carrier.contract.js';
import type { ClaimEvent } from '../claim/claim.contract.js';
import type { ClientTransferEvent } from '../client-transfer/client-transfer.contract.js';
import type { ClientEvent } from '../client/client.contract.js';
import type { CompanyEvent } from '../company/company.contract.js';
import type { FixPlanEvent } from '../fix-plan/fix-plan.contract.js';
import type { MembershipEvent } from '../membership/membership.contract.js';
import type { NotificationEvent } from '../notification/notification.contract.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import type { ProjectEvent } from '../project/project.contract.js';
import type { RepresentationEvent } from '../representation/representation.contract.js';
import type { RequestEvent } from '../request/request.contract.js';
import type { ShareEvent } from '../share/share.contract.js';
import type { TemplateEvent } from '../template/template.contract.js';
import type { TrackingEvent } from '../tracking/tracking.contract.js';
import type { UserEvent } from '../user/user.contract.js';

/** Every event of the product: the union of the features' contracts. */
export type ProductEvent =
  | AssessmentEvent
  | CarrierEvent
  | ClaimEvent
  | ClientEvent
  | ClientTransferEvent
  | CompanyEvent
  | FixPlanEvent
  | MembershipEvent
  | NotificationEvent
  | PolicyEvent
  | ProjectEvent
  | RepresentationEvent
  | RequestEvent
  | ShareEvent
  | TemplateEvent
  | TrackingEvent
  | UserEvent;

/** The name of an event of the product. */
export type EventType = ProductEvent['type'];

/** The event of a type: `EventOf<'PolicyAdded'>`. */
export type EventOf<Type extends EventType> = Extract<ProductEvent, { readonly type: Type }>;
