import type { Uuid } from '../kernel/event.js';
import { DOER_OF } from './cure-kinds.rules.js';
import type { CurePlanSent, CureStep, PlanAgent } from './cure-plan.contract.js';
import { isPurchase } from './cure-simulation.rules.js';

/** Who handles a policy and may act for its insured; null where nobody does. `policyId` null: a policy that does not exist yet. */
export type AgentOf = (policyId: Uuid | null) => Uuid | null;

/** Whom a plan is sent to besides the other side. */
interface PlanAddressees {
  readonly agentOf: AgentOf;
  /** The agent who receives every step; null where none does. */
  readonly wholeTo: Uuid | null;
  /** Who sends it needs no mail. */
  readonly senderId: Uuid;
}

/** The policy whose agent does the step: of a purchase the one whose place is taken. */
export const handledPolicyOf = (step: CureStep): Uuid | null =>
  isPurchase(step) ? (step.replaces?.policyId ?? null) : step.policyId;

/** Which steps each agent receives by mail: those on the policies that the agent handles. */
export function planAgents(
  steps: readonly CureStep[],
  { agentOf, wholeTo, senderId }: PlanAddressees,
): readonly PlanAgent[] {
  const places = new Map<Uuid, readonly number[]>();
  steps.forEach((step, place) => {
    const doer = DOER_OF[step.kind] === 'agent' ? agentOf(handledPolicyOf(step)) : null;
    for (const agentId of new Set([doer, wholeTo])) {
      if (agentId !== null && agentId !== senderId) places.set(agentId, [...(places.get(agentId) ?? []), place]);
    }
  });
  return [...places].map(([agentId, own]) => ({ agentId, steps: own }));
}

/** Steps that the people of a company are notified of. */
export interface PlanNotice {
  readonly companyId: Uuid;
  /** Places in the plan, from 0. */
  readonly steps: readonly number[];
}

type Sent = Pick<CurePlanSent['data'], 'insuredId' | 'agencyId' | 'sentBy' | 'steps' | 'agents'>;

/** The companies that are notified: the other side of the whole plan, and the agency that sent it of what its other agents received. */
export function planNotices({ insuredId, agencyId, sentBy, steps, agents }: Sent): readonly PlanNotice[] {
  const whole = { companyId: sentBy === 'insured' ? agencyId : insuredId, steps: steps.map((_, place) => place) };
  const mailed = [...new Set(agents.flatMap((agent) => agent.steps))].sort((one, other) => one - other);
  return sentBy === 'agency' && mailed.length > 0 ? [whole, { companyId: agencyId, steps: mailed }] : [whole];
}
