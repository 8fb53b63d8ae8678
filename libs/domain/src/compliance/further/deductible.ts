import type { CompiledFurther } from '../compiled.js';
import type { CoverageLine, LimitCode, ProvidedPolicy } from '../../insurance/coverage.js';
import { partOfLimit } from '../../insurance/terms/aspect-parts.js';
import type { StatedDeductible } from '../../insurance/terms/limit-details.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { DeductibleRequirement } from '../further-requirements.js';
import { DEDUCTIBLE_TABLE, type DeductibleKind } from '../../insurance/lines/deductible-kinds.js';
import { WHOLE } from '../../kernel/basis-points.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing } from './further-kind.js';

/** The most that the insured may bear of a loss under one limit (reference: minimum and maximum; reference: deductibles of different kinds). */
export function compileDeductible(
  line: CoverageLine,
  limit: LimitCode,
  required: DeductibleRequirement,
): CompiledFurther {
  const params = { limit, atMost: required.atMost, unit: required.unit };
  const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateDeductible(limit, required, params, policy);
  return {
    kind: 'further',
    rule: furtherRule(line, 'deductible', limit),
    params,
    reads: ['limitDetails', 'limits', 'region'],
    restsOn: (policy) => ({
      limitDetails: [partOfLimit(limit, 'deductible')],
      ...(isOfLimit(policy.limitDetails.value[limit]?.deductible) ? { limits: [limit] } : {}),
    }),
    compared,
    evaluate,
  };
}

/** Only a percent of the limit depends on the limit. */
const isOfLimit = (deductible: StatedDeductible | undefined): boolean => deductible?.kind === 'percentOfLimit';

/** A percent has no currency. */
const compared = ({ params: { kind, stated, unit } }: Evaluation): number | null =>
  typeof stated === 'number' && !(unit === 'percent' && String(kind).startsWith('percent')) && kind !== 'waitingHours'
    ? stated
    : null;

const RETENTIONS: readonly DeductibleKind[] = ['selfInsuredRetention', 'retention'];
const NONE: readonly DeductibleKind[] = ['noDeductible', 'deductibleIncluded'];

function evaluateDeductible(
  limit: LimitCode,
  required: DeductibleRequirement,
  params: ParamsWith<'limit' | 'atMost' | 'unit'>,
  policy: ProvidedPolicy,
): Evaluation {
  const stated = policy.limitDetails.value[limit]?.deductible;
  if (stated === undefined) return lacking('unknown', 'DEDUCTIBLE.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const { kind, value } = stated;
  if (NONE.includes(kind) || value === 0) return passing('DEDUCTIBLE.NONE', params, policy);
  if (kind === 'seeRemarks' || kind === 'waitingHours')
    return lacking('review', 'DEDUCTIBLE.NOT_COMPARABLE', 'FIX.DECIDE_STATEMENT', { ...params, kind }, policy);
  if (value === undefined) return lacking('unknown', 'DEDUCTIBLE.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const found = { ...params, kind, stated: value };
  const borne = asUnit(required.unit, kind, value, policy.limits.value[limit]);
  if (borne === null || (isOfOtherBase(required.unit, kind) && borne <= required.atMost))
    return lacking('review', 'DEDUCTIBLE.NOT_COMPARABLE', 'FIX.DECIDE_STATEMENT', found, policy);
  if (borne > required.atMost) return lacking('fail', 'DEDUCTIBLE.TOO_HIGH', 'FIX.LOWER_DEDUCTIBLE', found, policy);
  if (RETENTIONS.includes(kind) && !required.retentionAccepted)
    return lacking('review', 'DEDUCTIBLE.IS_RETENTION', 'FIX.DECIDE_STATEMENT', found, policy);
  return required.approval
    ? lacking('review', 'DEDUCTIBLE.TO_APPROVE', 'FIX.DECIDE_STATEMENT', found, policy)
    : passing('DEDUCTIBLE.MET', found, policy);
}

/** A percent is asked of the limit; one of a value or a loss, however low, has another base (reference: deductibles of different kinds). */
const isOfOtherBase = (unit: DeductibleRequirement['unit'], kind: DeductibleKind): boolean =>
  unit === 'percent' && kind !== 'percentOfLimit';

/** A percent is money only where its base is known, which is the limit itself; null where the two cannot be compared. */
function asUnit(
  unit: DeductibleRequirement['unit'],
  kind: DeductibleKind,
  value: number,
  limit: number | undefined,
): number | null {
  const isPercent = DEDUCTIBLE_TABLE[kind].value === 'percent';
  if (isPercent === (unit === 'percent')) return value;
  return kind === 'percentOfLimit' && limit ? Math.ceil((limit * value) / WHOLE) : null;
}
