import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';

/** From this event on the requester may see these policies, and what happens to them. */
export type PoliciesShared = DomainEvent<'PoliciesShared', {
  readonly shareId: Uuid;
  readonly insuredId: Uuid;
  /** Agency that answered for the insured when it was shared. */
  readonly agencyId: Uuid | null;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly requestId: Uuid | null;
  readonly policyIds: readonly Uuid[];
  readonly effectiveFrom: CalendarDate;
}>;
/** From this event on the requester sees nothing new of them; what it saw until then it keeps. */
export type ShareEnded = DomainEvent<'ShareEnded', { readonly shareId: Uuid; readonly insuredId: Uuid; readonly requesterId: Uuid; readonly policyIds: readonly Uuid[] }>;

export type ShareEvent = PoliciesShared | ShareEnded;
export type ShareCommand =
  | ({ readonly type: 'SharePolicies' } & PoliciesShared['data'])
  | { readonly type: 'EndShare' };
