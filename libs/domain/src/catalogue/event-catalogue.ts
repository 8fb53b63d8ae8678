import { assessmentCatalogue } from '../assessment/assessment.catalogue.js';
import { carrierCatalogue } from '../carrier/carrier.catalogue.js';
import { claimCatalogue } from '../claim/claim.catalogue.js';
import { clientTransferCatalogue } from '../client-transfer/client-transfer.catalogue.js';
import { clientCatalogue } from '../client/client.catalogue.js';
import { companyCatalogue } from '../company/company.catalogue.js';
import { fixPlanCatalogue } from '../fix-plan/fix-plan.catalogue.js';
import type { DomainEvent } from '../kernel/event.js';
import { membershipCatalogue } from '../membership/membership.catalogue.js';
import { notificationCatalogue } from '../notification/notification.catalogue.js';
import { policyCatalogue } from '../policy/policy.catalogue.js';
import { projectCatalogue } from '../project/project.catalogue.js';
import { representationCatalogue } from '../representation/representation.catalogue.js';
import { requestCatalogue } from '../request/request.catalogue.js';
import { shareCatalogue } from '../share/share.catalogue.js';
import { templateCatalogue } from '../template/template.catalogue.js';
import { trackingCatalogue } from '../tracking/tracking.catalogue.js';
import { userCatalogue } from '../user/user.catalogue.js';
import type { Catalogue, EventDescription } from './event-description.js';
import type { EventType, ProductEvent } from './product-event.js';

/** An event whatever its type; its description reads what its type says is there. */
export type AnyDescription = EventDescription<DomainEvent>;

/** Every event type of the product. A type that is not here can neither be appended nor read. */
export const EVENT_CATALOGUE: Readonly<Record<string, AnyDescription>> = {
  ...assessmentCatalogue,
  ...carrierCatalogue,
  ...claimCatalogue,
  ...clientCatalogue,
  ...clientTransferCatalogue,
  ...companyCatalogue,
  ...fixPlanCatalogue,
  ...membershipCatalogue,
  ...notificationCatalogue,
  ...policyCatalogue,
  ...projectCatalogue,
  ...representationCatalogue,
  ...requestCatalogue,
  ...shareCatalogue,
  ...templateCatalogue,
  ...trackingCatalogue,
  ...userCatalogue,
} satisfies Catalogue<ProductEvent>;

/** In alphabetical order. */
export const EVENT_TYPES: readonly EventType[] = (Object.keys(EVENT_CATALOGUE) as EventType[]).sort();

/** Everything that can change a verdict but the passing of days. */
export const VERDICT_EVENTS: readonly EventType[] = EVENT_TYPES.filter((type) => describe(type).affectsVerdict);

/** The folder that an event type belongs to, in every room. */
export const FEATURE_OF: Readonly<Record<string, string>> = Object.fromEntries(
  EVENT_TYPES.map((type) => [type, describe(type).feature]),
);

/** Throws for a type that is in no catalogue: whoever asks for it is wrong, or is older than the log. */
export function describe(type: string): AnyDescription {
  const description = Object.hasOwn(EVENT_CATALOGUE, type) ? EVENT_CATALOGUE[type] : undefined;
  if (!description) throw new Error(`Event type ${type} is in no catalogue`);
  return description;
}
