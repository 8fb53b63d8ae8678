import type { Uuid } from '../kernel/event.js';
import type { PolicyAgent } from './policy.contract.js';

/**
 * Who handles a policy: the agent who was chosen for it as long as that agency represents the insured, otherwise the agent of the
 * tenure; null where no agency represents the insured.
 */
export const handlingAgent = (chosen: PolicyAgent | null, tenure: PolicyAgent | null): Uuid | null =>
  chosen && chosen.agencyId === tenure?.agencyId ? chosen.agentId : (tenure?.agentId ?? null);
