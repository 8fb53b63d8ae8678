import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import type { PolicyCancellation } from './what-if.contract.js';
import { oncePerState, type TriedChange } from './what-if-tried.js';
import { supposed } from './what-if-supposed.js';

/** The policy as it would be. Throws `RuleBroken` where the cancellation would be refused. */
export const canceledPolicy = (
  state: PolicyState,
  { effectiveFrom }: Pick<PolicyCancellation, 'effectiveFrom'>,
): PolicyState => supposed(policyDecider, state, { type: 'CancelPolicy', effectiveFrom, reason: '' }, undefined);

/** Affects whoever was shown the policy and still learns of its changes. */
export function tryCancellation(change: PolicyCancellation): TriedChange {
  const canceled = oncePerState((state: PolicyState) => canceledPolicy(state, change));
  const { policyId, effectiveFrom } = change;
  return {
    stream: `policy-${policyId}`,
    effectiveFrom,
    asks: [],
    requires: null,
    applyTo(inputs) {
      const state = inputs.policies.get(policyId);
      if (!state || inputs.noLongerShared?.has(policyId)) return undefined;
      return { ...inputs, policies: new Map(inputs.policies).set(policyId, canceled(state)) };
    },
  };
}
