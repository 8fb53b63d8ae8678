import type { Uuid } from '../kernel/event.js';
import type { Audience } from './event-description.js';

/** Who stands how to what an event is about, at the moment of the event. */
export interface Relations {
  /** The insured of a policy, the agency that represents it, and whoever it is shared with. */
  holdersOf(policyId: Uuid): readonly Uuid[];
  /** The agency that represents an insured. */
  agenciesOf(insuredId: Uuid): readonly Uuid[];
}

/**
 * The companies that an event's own declaration lets see it, each once: what activity log, histories and exports all go
 * by. Events for `everyone` name nobody here.
 */
export function viewersOf({ companies, policyId, insuredId }: Audience, relations: Relations): readonly Uuid[] {
  const holders = policyId === undefined ? [] : relations.holdersOf(policyId);
  const agencies = insuredId === undefined ? [] : relations.agenciesOf(insuredId);
  return [...new Set([...companies, ...holders, ...agencies])];
}

/** Whether one company may see an event. */
export const isSeenBy = (audience: Audience, companyId: Uuid, relations: Relations): boolean =>
  audience.everyone === true || viewersOf(audience, relations).includes(companyId);
