import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation, Fix } from '../finding.js';
import type { Params } from '../finding-params.js';
import type { FurtherField, FurtherRequirements } from '../further-requirements.js';
import type { FixCode, FurtherReason } from '../reasons.js';

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

/** A result for one policy, which every sentence names. */
export const passing = (
  reason: FurtherReason,
  required: Params,
  { policyNumber }: ProvidedPolicy,
  found: Params = {},
): Evaluation => ({ outcome: 'pass', reason, params: { ...required, ...found, policyNumber } });

const DOERS = { fail: 'agent', unknown: 'agent', review: 'requester' } as const satisfies Readonly<
  Record<string, Fix['by']>
>;

/** What is not stated or not enough is for the agent, what is in doubt for the requester to decide, unless `by` says otherwise. */
export function lacking(
  outcome: keyof typeof DOERS,
  reason: FurtherReason,
  code: FixCode,
  required: Params,
  { policyNumber }: ProvidedPolicy,
  found: Params = {},
  by: Fix['by'] = DOERS[outcome],
): Evaluation {
  const params = { ...required, ...found, policyNumber };
  return { outcome, reason, params, fix: { code, params, by } };
}
