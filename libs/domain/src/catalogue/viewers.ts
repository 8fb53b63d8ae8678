import type { Uuid } from '../kernel/event.js';
import type { Audience } from './event-description.js';

/** The companies that are related to what an event is about, at the moment of the event. */
export interface Relations {
  /** The insured of a policy, the agency that represents it, and the companies it is shared with. */
  holdersOf(policyId: Uuid): readonly Uuid[];
  /** The agency that represents an insured. */
  agenciesOf(insuredId: Uuid): readonly Uuid[];
}

/**
 * The companies that may see an event by its own declaration, each once: activity log, histories and exports all use it. Events
 * for `everyone` name no company here.
 */
export function viewersOf({ companies, policyId, insuredId }: Audience, relations: Relations): readonly Uuid[] {
  const holders = policyId === undefined ? [] : relations.holdersOf(policyId);
  const agencies = insuredId === undefined ? [] : relations.agenciesOf(insuredId);
  return [...new Set([...companies, ...holders, ...agencies])];
}

/** Whether one company may see an event. */
export const isSeenBy = (audience: Audience, companyId: Uuid, relations: Relations): boolean =>
  audience.everyone === true || viewersOf(audience, relations).includes(companyId);
