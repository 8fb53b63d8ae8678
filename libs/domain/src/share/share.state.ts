import type { CalendarDate } from '../kernel/dates.js';
import type { Position, Uuid } from '../kernel/event.js';
import type { PoliciesShared } from './share.contract.js';

/** A policy that was taken out of a share, and when. */
export interface RemovedPolicy {
  readonly policyId: Uuid;
  readonly position: Position;
}

/** `shared`: what was shared at first. `expiresOn`: its last day, null where it has none. */
export interface OpenedShare {
  readonly shared: Omit<PoliciesShared['data'], 'recipientEmail'>;
  readonly removed: readonly RemovedPolicy[];
  readonly expiresOn: CalendarDate | null;
  readonly ended: boolean;
  /** The position of the event that ended it last; null while it never ended. */
  readonly endedAt: Position | null;
  /** The position at which it was shared, and what the requester was told since [D12]. */
  readonly sharedAt: Position;
  readonly issued: readonly IssuedPolicy[];
}

/** How much the requester was told of a policy that it holds. */
interface IssuedPolicy {
  readonly policyId: Uuid;
  readonly upTo: Position;
}

/** Null before anything was shared. */
export type ShareState = OpenedShare | null;

/** The policies that nobody took out of it. */
export const policiesOf = ({ shared, removed }: OpenedShare): readonly Uuid[] =>
  shared.policyIds.filter((id) => !removed.some(({ policyId }) => policyId === id));

/** Up to where in the log the requester was told of a policy of the share. */
export const toldUpTo = ({ sharedAt, issued }: OpenedShare, policyId: Uuid): Position =>
  issued.findLast((each) => each.policyId === policyId)?.upTo ?? sharedAt;

/** The policies that the requester sees now. */
export const shownPolicies = (state: ShareState): readonly Uuid[] =>
  state === null || state.ended ? [] : policiesOf(state);

/** Null while the share shows this policy, undefined where it never did, else the position at which it stopped. */
export function shownUntil(state: ShareState, policyId: Uuid): Position | null | undefined {
  if (!state?.shared.policyIds.includes(policyId)) return undefined;
  return (
    state.removed.find((removed) => removed.policyId === policyId)?.position ?? (state.ended ? state.endedAt : null)
  );
}
