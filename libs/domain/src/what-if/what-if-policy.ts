import type { Uuid } from '../kernel/event.js';
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

export const tryCancellation = (change: PolicyCancellation): TriedChange =>
  policyAs(change, (state) => canceledPolicy(state, change));

/** The policy as it would be once an agency approves what awaits approval. */
export const approvalOf = (
  approval: Pick<PolicyCancellation, 'policyId' | 'effectiveFrom'> & { readonly agencyId: Uuid },
): TriedChange =>
  policyAs(approval, (state) =>
    supposed(policyDecider, state, { type: 'ApprovePolicy', agencyId: approval.agencyId }, undefined),
  );

/** Affects whoever was shown the policy and still learns of its changes. */
function policyAs(
  { policyId, effectiveFrom }: Pick<PolicyCancellation, 'policyId' | 'effectiveFrom'>,
  changed: (state: PolicyState) => PolicyState,
): TriedChange {
  const once = oncePerState(changed);
  return {
    stream: `policy-${policyId}`,
    effectiveFrom,
    asks: [],
    requires: null,
    applyTo(inputs) {
      const state = inputs.policies.get(policyId);
      if (!state || inputs.noLongerShared?.has(policyId)) return undefined;
      return { ...inputs, policies: new Map(inputs.policies).set(policyId, once(state)) };
    },
  };
}
