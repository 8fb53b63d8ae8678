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
  const places = placesBy(steps, (step) => {
    const doer = DOER_OF[step.kind] === 'agent' ? agentOf(handledPolicyOf(step)) : null;
    return [doer, wholeTo].filter((agentId) => agentId !== null).filter((agentId) => agentId !== senderId);
  });
  return [...places].map(([agentId, own]) => ({ agentId, steps: own }));
}

/** The steps of a plan that one agency receives. */
export interface AgencyPlaces {
  readonly agencyId: Uuid;
  /** Places in the plan, from 0. */
  readonly places: readonly number[];
}

/** Each step goes to one agency: `agencyOf` says whose a policy is, and whose one that does not exist yet would be. */
export const agencyPlaces = (
  steps: readonly CureStep[],
  agencyOf: (policyId: Uuid | null) => Uuid,
): readonly AgencyPlaces[] =>
  [...placesBy(steps, (step) => [agencyOf(handledPolicyOf(step))])].map(([agencyId, places]) => ({ agencyId, places }));

function placesBy(
  steps: readonly CureStep[],
  idsOf: (step: CureStep) => readonly Uuid[],
): ReadonlyMap<Uuid, readonly number[]> {
  const places = new Map<Uuid, readonly number[]>();
  steps.forEach((step, place) => {
    for (const id of new Set(idsOf(step))) places.set(id, [...(places.get(id) ?? []), place]);
  });
  return places;
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
  const mailed = [...new Set(agents.flatMap((agent) => agent.steps))].sort((step, other) => step - other);
  return sentBy === 'agency' && mailed.length > 0 ? [whole, { companyId: agencyId, steps: mailed }] : [whole];
}
