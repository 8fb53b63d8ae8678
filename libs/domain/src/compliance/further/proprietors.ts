import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { ExclusionAnswer } from '../further-requirements.js';
import { isOfEmployees } from '../../insurance/line-facts.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/** Any proprietor, partner, executive, officer or member excluded? [C09] (ACORD 25). A question without an answer never passes. */
export const proprietors: FurtherKind<'proprietors'> = {
  fits: isOfEmployees,
  compile: (line, answer) => {
    const params = { answer };
    const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateAnswer(answer, params, policy);
    return [
      {
        kind: 'further',
        rule: furtherRule(line, 'proprietors'),
        params,
        reads: ['exclusion'],
        restsOn: () => ({ exclusion: ['excluded'] }),
        evaluate,
      },
    ];
  },
};

function evaluateAnswer(answer: ExclusionAnswer, params: ParamsWith<'answer'>, policy: ProvidedPolicy): Evaluation {
  const stated = policy.exclusion.value;
  if (stated === null) return lacking('unknown', 'PROPRIETORS.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  if (!stated.excluded) return passing('PROPRIETORS.INCLUDED', params, policy);
  return answer === 'decline'
    ? lacking('fail', 'PROPRIETORS.NOT_PERMITTED', 'FIX.INCLUDE_PROPRIETORS', params, policy)
    : lacking('review', 'PROPRIETORS.TO_REVIEW', 'FIX.DECIDE_STATEMENT', params, policy);
}
