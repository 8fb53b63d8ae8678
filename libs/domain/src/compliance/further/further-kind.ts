import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation, Fix } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { FurtherField, FurtherRequirements } from '../further-requirements.js';
import type { FixCode, FixName, FurtherReason, ReasonName } from '../reasons.js';

/** One kind of further requirement. */
export interface FurtherKind<Field extends FurtherField> {
  /** Whether policies of the line state what the requirement asks. */
  readonly fits: (line: CoverageLine, required: NonNullable<FurtherRequirements[Field]>) => boolean;
  /** `line`: everything further that is required of the line. */
  readonly compile: (
    line: CoverageLine,
    required: NonNullable<FurtherRequirements[Field]>,
    all: FurtherRequirements,
  ) => readonly CompiledFurther[];
}

/** What a reason, and a fix beside it, must name besides the policy. */
type Named<Reason extends FurtherReason, Code extends FixCode = never> = ParamsWith<
  Exclude<ReasonName<Reason> | FixName<Code>, 'policyNumber'>
>;

/** A result for one policy, which every sentence names. */
export const passing = <Reason extends FurtherReason>(
  reason: Reason,
  params: Named<Reason>,
  { policyNumber }: ProvidedPolicy,
): Evaluation => ({ outcome: 'pass', reason, params: { ...params, policyNumber } });

const DOERS = { fail: 'agent', unknown: 'agent', review: 'requester' } as const satisfies Readonly<
  Record<string, Fix['by']>
>;

/** What is not stated or not enough is for the agent, what is in doubt for the requester to decide, unless `by` says otherwise. */
export function lacking<Reason extends FurtherReason, Code extends FixCode>(
  outcome: keyof typeof DOERS,
  reason: Reason,
  code: Code,
  named: Named<Reason, Code>,
  { policyNumber }: ProvidedPolicy,
  by: Fix['by'] = DOERS[outcome],
): Evaluation {
  const params = { ...named, policyNumber };
  return { outcome, reason, params, fix: { code, params, by } };
}
