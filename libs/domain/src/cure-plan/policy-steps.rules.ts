import type { CompiledLine } from '../compliance/compiled.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import { mayAnswer } from '../compliance/may-answer.js';
import type { ProofRequirement } from '../compliance/proof/proof-requirement.js';
import type { TermKind } from './cure-kinds.rules.js';
import type { CureStep, SharedWith, TermChange } from './cure-plan.contract.js';
import { namedRegion } from './cure-region.rules.js';

const numbered = ({ policyId, policyNumber, line, region }: ProvidedPolicy) => ({
  policyId,
  policyNumber,
  line,
  ...namedRegion(region.value),
});

export const shareStep = (policy: ProvidedPolicy, { trackingId, requesterId, projectId }: SharedWith): CureStep => ({
  kind: 'sharePolicy',
  trackingId,
  requesterId,
  projectId,
  ...numbered(policy),
});

export const verifyStep = (policy: ProvidedPolicy): CureStep => ({
  kind: 'verifyPolicy',
  rejected: policy.verification.value === 'rejected',
  ...(policy.verification.value === 'verified' ? { again: true } : {}),
  ...numbered(policy),
});

/** What proves everything that the policy states as well and as lately as can be demanded. */
export const proveStep = (policy: ProvidedPolicy, { least }: ProofRequirement): CureStep =>
  least === 'agencySystem' ? { kind: 'sendFromSystem', ...numbered(policy) } : verifyStep(policy);

export const renewStep = (policy: ProvidedPolicy): CureStep => ({
  kind: 'renewPolicy',
  because: policy.standing.value.status === 'canceled' ? 'canceled' : 'ended',
  ...numbered(policy),
});

export const termStep = (kind: TermKind, policy: ProvidedPolicy, change: TermChange): CureStep => ({
  kind,
  change,
  ...numbered(policy),
});

/** What a policy of another line must provide to answer for a line. */
export function standInSteps(required: CompiledLine, policy: ProvidedPolicy): readonly CureStep[] {
  const provides = required.standIns.find(({ line }) => line === policy.line)?.provides ?? null;
  if (provides === null || mayAnswer(required, policy)) return [];
  const kind = policy.coverages.value.length === 0 ? 'stateTerm' : 'changeTerm';
  return [
    termStep(kind, policy, { term: 'coverage', coverage: { type: provides.type, subCoverages: provides.parts } }),
  ];
}

/** `to`: cents. */
export const raiseStep = (
  policy: ProvidedPolicy,
  limit: Extract<CureStep, { readonly kind: 'raiseLimit' }>['limit'],
  to: number,
): CureStep => ({ kind: 'raiseLimit', limit, from: policy.limits.value[limit] ?? 0, to, ...numbered(policy) });
