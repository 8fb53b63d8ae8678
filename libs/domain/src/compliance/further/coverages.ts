import type { CompiledFurther } from '../compiled.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { FurtherRequirements, RequiredCoverage } from '../further-requirements.js';
import { partOfCoverage } from '../../insurance/terms/aspect-parts.js';
import { isPartOf, mayProvide } from '../../insurance/lines/line-coverage.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';
import { isExcepted, isOfStateFund, restsOnException } from './state-fund.js';

/** Coverage types and their parts [C13]. Of `all`, each type is a finding of its own. */
export const coverages: FurtherKind<'coverages'> = {
  fits: (line, { types }) =>
    types.length > 0 &&
    new Set(types.map(({ type }) => type)).size === types.length &&
    types.every(
      ({ type, subCoverages }) => mayProvide(line, type) && subCoverages.every((part) => isPartOf(part, type)),
    ),
  compile: (line, { mode, types }, all) =>
    mode === 'all'
      ? types.map((type) => compiled(furtherRule(line, 'coverage', type.type), [type], all))
      : [compiled(furtherRule(line, 'coverage', 'anyOne'), types, all)],
};

function compiled(
  rule: CompiledFurther['rule'],
  types: readonly RequiredCoverage[],
  { stateFund }: FurtherRequirements,
): CompiledFurther {
  const params = { coverages: types };
  return {
    kind: 'further',
    rule,
    params,
    reads: ['coverages', 'exception', ...(stateFund === undefined ? [] : ['statedValues' as const])],
    restsOn: (policy, { reason }) =>
      reason === 'COVERAGE.EXCEPTED' ? restsOnException(policy) : { coverages: restsOnTypes(types, policy) },
    evaluate,
  };

  function evaluate(policy: ProvidedPolicy): Evaluation {
    const byFund = isExcepted(stateFund, policy);
    return types
      .map((type) =>
        byFund && isOfStateFund(type.type)
          ? passing('COVERAGE.EXCEPTED', params, policy)
          : evaluateOne(type, params, policy),
      )
      .reduce(better);
  }
}

/** On the type that is provided, of several the first, and on its parts that are required; where none is, on all that are required. */
function restsOnTypes(types: readonly RequiredCoverage[], { coverages: stated }: ProvidedPolicy): readonly string[] {
  const found = types.find(({ type, subCoverages }) =>
    stated.value.some(
      (applied) => applied.type === type && subCoverages.every((sub) => applied.subCoverages.includes(sub)),
    ),
  );
  return (found === undefined ? types : [found]).flatMap(({ type, subCoverages }) => [
    partOfCoverage(type),
    ...subCoverages.map((sub) => partOfCoverage(type, sub)),
  ]);
}

/** The first that is best: only where any one is enough are there several. */
const PLACES = ['pass', 'review', 'unknown', 'fail'];
const better = (evaluation: Evaluation, other: Evaluation): Evaluation =>
  PLACES.indexOf(other.outcome) < PLACES.indexOf(evaluation.outcome) ? other : evaluation;

function evaluateOne(required: RequiredCoverage, params: ParamsWith<'coverages'>, policy: ProvidedPolicy): Evaluation {
  const { type, subCoverages } = required;
  const provided = policy.coverages.value;
  const found = provided.find((appliedCoverage) => appliedCoverage.type === type);
  if (provided.length === 0) return lacking('unknown', 'COVERAGE.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  if (found === undefined) return lacking('fail', 'COVERAGE.ABSENT', 'FIX.ADD_COVERAGE', params, policy);
  const missing = subCoverages.filter((part) => !found.subCoverages.includes(part));
  if (missing.length === 0) return passing('COVERAGE.PROVIDED', { ...params, provided: required }, policy);
  const stated = { ...params, provided: { type, subCoverages: [] } };
  if (found.subCoverages.length > 0)
    return lacking('fail', 'COVERAGE.PARTS_ABSENT', 'FIX.ADD_COVERAGE', { ...stated, missingParts: missing }, policy);
  const open = { ...stated, missingParts: subCoverages };
  return lacking('review', 'COVERAGE.PARTS_NOT_GIVEN', 'FIX.GIVE_STATEMENT', open, policy, 'agent');
}
