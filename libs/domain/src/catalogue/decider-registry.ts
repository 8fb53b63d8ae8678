import { assessmentDecider } from '../assessment/assessment.decider.js';
import { carrierDecider } from '../carrier/carrier.decider.js';
import { claimDecider } from '../claim/claim.decider.js';
import { clientTransferDecider } from '../client-transfer/client-transfer.decider.js';
import { clientDecider } from '../client/client.decider.js';
import { companyDecider } from '../company/company.decider.js';
import { fixPlanDecider } from '../fix-plan/fix-plan.decider.js';
import type { Decider } from '../kernel/decider.js';
import type { DomainEvent } from '../kernel/event.js';
import { membershipDecider } from '../membership/membership.decider.js';
import { notificationDecider } from '../notification/notification.decider.js';
import { policyDecider } from '../policy/policy.decider.js';
import { projectDecider } from '../project/project.decider.js';
import { representationDecider } from '../representation/representation.decider.js';
import { requestDecider } from '../request/request.decider.js';
import { shareDecider } from '../share/share.decider.js';
import { templateDecider } from '../template/template.decider.js';
import { trackingDecider } from '../tracking/tracking.decider.js';
import { userDecider } from '../user/user.decider.js';

/** A decider whatever it decides: good for folding a stream that is known by its name alone. */
export type AnyDecider = Decider<unknown, unknown, DomainEvent, unknown>;

/** By feature folder. */
export const DECIDER_OF_FEATURE: Readonly<Record<string, AnyDecider>> = {
  assessment: assessmentDecider,
  carrier: carrierDecider,
  claim: claimDecider,
  'client-transfer': clientTransferDecider,
  client: clientDecider,
  company: companyDecider,
  'fix-plan': fixPlanDecider,
  membership: membershipDecider,
  notification: notificationDecider,
  policy: policyDecider,
  project: projectDecider,
  representation: representationDecider,
  request: requestDecider,
  share: shareDecider,
  template: templateDecider,
  tracking: trackingDecider,
  user: userDecider,
};

/** By stream category: `clientTransfer` for `clientTransfer-<uuid>`. */
export const DECIDERS: Readonly<Record<string, AnyDecider>> = Object.fromEntries(
  Object.values(DECIDER_OF_FEATURE).map((decider) => [decider.type, decider]),
);

/** The decider of a stream by its name; undefined for a category that the product does not know. */
export const deciderOf = (stream: string): AnyDecider | undefined => {
  const category = stream.slice(0, stream.indexOf('-'));
  return Object.hasOwn(DECIDERS, category) ? DECIDERS[category] : undefined;
};
