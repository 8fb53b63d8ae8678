import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { Finding } from '../compliance/finding.js';
import type { PinnedPolicies, PinnedPolicy } from '../exception/exception.contract.js';

/**
 * The policies that a finding rests on, each with its insurer: the one that it is about, the layers and the policies below that are
 * counted with it, and the policy whose stop gap explains that a line has none. A decision about one supplier holds for these alone.
 */
export function pinnedPoliciesOf(finding: Finding, policies: readonly ProvidedPolicy[]): PinnedPolicies {
  const ids = new Set((finding.terms ?? []).map(({ policyId }) => policyId));
  const others = policies.filter(
    (policy) => policy.policyId !== finding.policyId && (ids.has(policy.policyId) || explains(policy, finding)),
  );
  const about = policies.find(({ policyId }) => policyId === finding.policyId);
  return {
    policy: about === undefined ? null : pinned(about),
    restsOn: others.map(pinned).sort((a, b) => (a.policyId < b.policyId ? -1 : 1)),
  };
}

const explains = ({ policyNumber }: ProvidedPolicy, { reason, params }: Finding): boolean =>
  reason === 'LINE.STOP_GAP_BESIDE' && params.policyNumber === policyNumber;

const pinned = ({ policyId, carrier }: ProvidedPolicy): PinnedPolicy => ({
  policyId,
  carrierId: carrier.value.carrierId,
});
