import type { StepAgent } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { AgentOf } from '@covertrail/domain/cure-plan/plan-receivers.rules';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { handlingAgent } from '@covertrail/domain/policy/policy-handling';
import type { PolicyAgent } from '@covertrail/domain/policy/policy.contract';

/** One policy of a plan. */
export interface PlannedPolicy {
  /** Of the agency that manages it, else of the one to address. */
  readonly tenure: PolicyAgent;
  /** Who was chosen to handle it. */
  readonly chosen: PolicyAgent | null;
  readonly isPlaced: boolean;
}

/** What is read of the policies of a plan, and of the agencies of its insured. */
interface PlanFacts {
  /** Of the agency to address; for a reader at an agency its own. */
  readonly leading: PolicyAgent;
  readonly policies: ReadonlyMap<Uuid, PlannedPolicy>;
  /** The agency of a reader who may not know the people of others; null for every other reader. */
  readonly ownAgencyId: Uuid | null;
  /** Whether a person may still act for the clients of an agency. */
  readonly acts: (agent: PolicyAgent) => boolean;
  readonly personName: (agentId: Uuid) => string;
  readonly agencyName: (agencyId: Uuid) => string;
}

/** Who handles the policies of a plan; `policyId` null is one that does not exist yet. */
export interface PlanPeople {
  /** The agency that manages a policy, else the one to address. */
  readonly agencyOf: (policyId: Uuid | null) => Uuid;
  /** Whoever handles a policy, else who represents the insured for its agency, as far as they may still act for clients. */
  readonly agentOf: AgentOf;
  /** Who represents the insured for an agency; null where that person may not act for clients any more. */
  readonly actingFor: (agencyId: Uuid) => Uuid | null;
  /** The same, whether or not that person may still act. */
  readonly representing: (agencyId: Uuid) => Uuid;
  /** As a reader of the plan sees it; null for a policy of an agency that is not the reader's. */
  readonly named: (policyId: Uuid | null) => StepAgent | null;
  readonly personName: (agentId: Uuid) => string;
  /** Policies that an agency placed: whoever was shown one of them knows its agent. */
  readonly placed: ReadonlySet<Uuid>;
}

export function planPeople({ leading, policies, ownAgencyId, acts, personName, agencyName }: PlanFacts): PlanPeople {
  const tenures = new Map(
    [leading, ...[...policies.values()].map(({ tenure }) => tenure)].map((tenure) => [tenure.agencyId, tenure]),
  );
  const tenureOf = (policyId: Uuid | null) => policies.get(policyId ?? '')?.tenure ?? leading;
  const representing = (agencyId: Uuid) => (tenures.get(agencyId) ?? leading).agentId;
  const isKnown = (policyId: Uuid | null) => ownAgencyId === null || tenureOf(policyId).agencyId === ownAgencyId;
  const acting = (agencyId: Uuid, ids: readonly (Uuid | null)[]) =>
    ids.find((agentId) => agentId !== null && acts({ agencyId, agentId })) ?? null;
  const agentOf: AgentOf = (policyId) => {
    if (!isKnown(policyId)) return null;
    const tenure = tenureOf(policyId);
    const chosen = policies.get(policyId ?? '')?.chosen ?? null;
    return acting(tenure.agencyId, [handlingAgent(chosen, tenure), tenure.agentId]);
  };
  return {
    agencyOf: (policyId) => tenureOf(policyId).agencyId,
    agentOf,
    representing,
    actingFor: (agencyId) => acting(agencyId, [representing(agencyId)]),
    named: (policyId) => {
      if (!isKnown(policyId)) return null;
      const agentId = agentOf(policyId);
      return { name: agentId === null ? '' : personName(agentId), agencyName: agencyName(tenureOf(policyId).agencyId) };
    },
    personName,
    placed: new Set([...policies].flatMap(([policyId, { isPlaced }]) => (isPlaced ? [policyId] : []))),
  };
}
