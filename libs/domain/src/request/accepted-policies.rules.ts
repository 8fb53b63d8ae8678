import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { PolicyFact } from './request.contract.js';

/**
 * The facts of the policies with which a request is answered: at least one, each verified, in force, written in the region of the
 * requester and of the insured that was asked [D04]. For a request to an e-mail, all of one insured. Throws `RuleBroken` with the id of the
 * first policy that is not accepted.
 */
export function acceptedPolicies(
  policyIds: readonly Uuid[],
  facts: readonly PolicyFact[],
  askedInsured: Uuid | null,
): readonly PolicyFact[] {
  if (policyIds.length === 0) throw new RuleBroken('REQUEST.NO_ACTIVE_POLICY');
  const policies = policyIds.map((policyId) => factOf(policyId, facts));
  const insuredId = askedInsured ?? policies[0]?.insuredId;
  for (const policy of policies) {
    const { policyId } = policy;
    if (policy.insuredId !== insuredId) throw new RuleBroken('REQUEST.POLICY_OF_OTHER_INSURED', { policyId });
    if (policy.crossCountry) throw new RuleBroken('REQUEST.POLICY_CROSS_COUNTRY', { policyId });
    if (!policy.verified) throw new RuleBroken('REQUEST.POLICY_UNVERIFIED', { policyId });
    if (!policy.inForce) throw new RuleBroken('REQUEST.POLICY_NOT_IN_FORCE', { policyId });
  }
  return policies;
}

function factOf(policyId: Uuid, facts: readonly PolicyFact[]): PolicyFact {
  const fact = facts.find((policy) => policy.policyId === policyId);
  if (fact === undefined) throw new RuleBroken('REQUEST.POLICY_NOT_FOUND', { policyId });
  return fact;
}
