import type { Uuid } from '../kernel/event.js';
import type { Audience } from '../kernel/event-description.js';

/** The companies that are related to what an event is about, at the moment of the event. */
export interface Relations {
  /** The insured of a policy and the agencies that may handle it. */
  holdersOf(policyId: Uuid): readonly Uuid[];
  /** The companies that a policy is shared with. */
  sharersOf(policyId: Uuid): readonly Uuid[];
  /** The agencies that represent an insured. */
  agenciesOf(insuredId: Uuid): readonly Uuid[];
}

/**
 * The companies that may see an event by its own declaration, each once: activity log, histories and exports all use it. Events
 * for `everyone` name no company here.
 */
export function viewersOf(
  { companies, policyId, insuredId, unshared = false }: Audience,
  relations: Relations,
): readonly Uuid[] {
  const holders = policyId === undefined ? [] : relations.holdersOf(policyId);
  const sharers = policyId === undefined || unshared ? [] : relations.sharersOf(policyId);
  const agencies = insuredId === undefined ? [] : relations.agenciesOf(insuredId);
  return [...new Set([...companies, ...holders, ...sharers, ...agencies])];
}

/** Whether one company may see an event. */
export const isSeenBy = (audience: Audience, companyId: Uuid, relations: Relations): boolean =>
  audience.everyone === true || viewersOf(audience, relations).includes(companyId);
