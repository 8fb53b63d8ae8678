import type { ProvidedPolicy } from '../../insurance/coverage.js';
import { partOfCoverage } from '../../insurance/terms/aspect-parts.js';
import type { Rests } from '../compiled.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { FurtherRequirements } from '../further-requirements.js';
import { isOfEmployees } from '../../insurance/line-facts.js';
import type { CoverageType } from '../../insurance/lines/coverage-types.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

const hasStopGap = ({ coverages }: ProvidedPolicy): boolean => coverages.value.some(({ type }) => type === 'stopGap');

/** States and territories whose fund alone insures workers (reference: state funds). */
const FUND_STATES: readonly string[] = ['ND', 'OH', 'WA', 'WY', 'PR', 'VI'];

/**
 * Whether what a fund insures is not asked of a policy, because a state alone insures its workers and the template accepts what it
 * states instead [C09]. Stop gap is accepted in either case: it is more than nothing. A policy that covers workers of
 * other states as well (item 3.A) is asked for everything.
 */
export function isExcepted(accepted: FurtherRequirements['stateFund'], policy: ProvidedPolicy): boolean {
  if (accepted === undefined || policy.exception.value === null) return false;
  if (policy.statedValues.value.statesListed?.some((state) => !FUND_STATES.includes(state)) === true) return false;
  return hasStopGap(policy) || (accepted === 'coverageTypeNotRequired' && policy.exception.value === accepted);
}

const restsOnStopGap = (policy: ProvidedPolicy): Rests =>
  hasStopGap(policy) ? { coverages: [partOfCoverage('stopGap')] } : {};

/** On what it rests that a policy is excepted. */
export const restsOnException = (policy: ProvidedPolicy): Rests => ({
  exception: 'all',
  statedValues: ['statesListed'],
  ...restsOnStopGap(policy),
});

/** What is owed to workers under federal acts no state fund insures (reference: workers' compensation and employers' liability). */
const NOT_OF_A_FUND: readonly CoverageType[] = ['federalExtensions'];

/** Whether a state fund may stand for a coverage type. */
export const isOfStateFund = (type: CoverageType): boolean => !NOT_OF_A_FUND.includes(type);

/**
 * Workers of an insured in North Dakota, Ohio, Washington or Wyoming (reference: state funds): the state insures them, without
 * employers' liability, which only stop gap adds. A policy that claims no exception is not concerned.
 */
export const stateFund: FurtherKind<'stateFund'> = {
  fits: isOfEmployees,
  compile: (line, accepted) => {
    const params = { accepted };
    const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateException(params, policy);
    return [
      {
        kind: 'further',
        rule: furtherRule(line, 'stateFund'),
        params,
        reads: ['coverages', 'exception'],
        restsOn: (policy) => ({ exception: 'all', ...(policy.exception.value === null ? {} : restsOnStopGap(policy)) }),
        evaluate,
      },
    ];
  },
};

function evaluateException(params: ParamsWith<'accepted'>, policy: ProvidedPolicy): Evaluation {
  const exception = policy.exception.value;
  if (exception === null) return passing('STATE_FUND.NOT_CLAIMED', params, policy);
  if (hasStopGap(policy)) return passing('STATE_FUND.STOP_GAP', params, policy);
  if (exception === 'acceptStopGap')
    return lacking('fail', 'STATE_FUND.NO_STOP_GAP', 'FIX.ADD_STOP_GAP', params, policy);
  return params.accepted === exception
    ? passing('STATE_FUND.NOT_REQUIRED', params, policy)
    : lacking('review', 'STATE_FUND.NOT_ACCEPTED', 'FIX.DECIDE_STATEMENT', params, policy);
}
