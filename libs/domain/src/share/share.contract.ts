import type { DomainEvent, Uuid } from '../kernel/event.js';

/**
 * From this event on the requester may see these policies and their changes. It has a place in known time only: the policies
 * count for every day that they cover (reference: assessments).
 */
export type PoliciesShared = DomainEvent<
  'PoliciesShared',
  {
    readonly shareId: Uuid;
    readonly insuredId: Uuid;
    /** Agency that represented the insured when it was shared. */
    readonly agencyId: Uuid | null;
    readonly requesterId: Uuid;
    readonly projectId: Uuid;
    readonly requestId: Uuid | null;
    readonly policyIds: readonly Uuid[];
  }
>;
/** From this event on the requester sees nothing new of them; what it has seen remains visible. */
export type ShareEnded = DomainEvent<
  'ShareEnded',
  { readonly shareId: Uuid; readonly insuredId: Uuid; readonly requesterId: Uuid; readonly policyIds: readonly Uuid[] }
>;

export type ShareEvent = PoliciesShared | ShareEnded;
export type ShareCommand =
  ({ readonly type: 'SharePolicies' } & PoliciesShared['data']) | { readonly type: 'EndShare' };
