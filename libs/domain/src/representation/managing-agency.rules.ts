import type { Position, Uuid } from '../kernel/event.js';
import type { GivenTo } from '../kernel/given-policy.js';
import { tenureOf, type RepresentationState, type Tenure } from './representation.state.js';

type Tenures = Pick<RepresentationState, 'tenures'>;

/**
 * The agency that manages a policy now, null where none does. It is the one to which the policy was given as long as its tenure lasts, then the one to
 * which a transfer gave the client, and where nobody has it, the next agency that is appointed as the only one (ADR 70).
 */
export function managerOf({ tenures }: Tenures, { agencyId, since }: GivenTo): Uuid | null {
  let position = since;
  let holder = agencyId === null ? undefined : lastingAt(tenures, agencyId, position);
  for (;;) {
    holder ??= tenures.find((tenure) => tenure.position >= position && isFirst(tenure));
    if (!holder) return null;
    if (!holder.ended) return holder.agencyId;
    const { transfer } = holder.ended;
    position = holder.ended.position;
    holder = transfer ? lastingAt(tenures, transfer.toAgencyId, position) : undefined;
  }
}

/** Whether an agency may handle a policy now: it represents the insured, and no other agency manages the policy. */
export function mayHandle(state: Tenures, agencyId: Uuid, given: GivenTo): boolean {
  if (!tenureOf(state, agencyId)) return false;
  const manager = managerOf(state, given);
  return manager === null || manager === agencyId;
}

/** Who represented the insured just before an event. */
export const justBefore = ({ tenures }: Tenures, position: Position): Tenures => ({
  tenures: tenures
    .filter((tenure) => tenure.position < position)
    .map((tenure) => (tenure.ended && tenure.ended.position >= position ? { ...tenure, ended: null } : tenure)),
});

const isFirst = ({ transferId, ofRecordSince, position }: Tenure): boolean =>
  transferId === null && ofRecordSince === position;

const lastingAt = (tenures: readonly Tenure[], agencyId: Uuid, position: Position): Tenure | undefined =>
  tenures.findLast(
    (tenure) =>
      tenure.agencyId === agencyId &&
      tenure.position <= position &&
      (tenure.ended === null || tenure.ended.position > position),
  );
