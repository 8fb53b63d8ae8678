import { isCalendarDate, type CalendarDate } from '../../kernel/dates.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import { hasTrigger } from '../../insurance/line-facts.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * Until when claims must be accepted, for work that is done before (reference: claims-made cover). An occurrence policy pays for
 * its period whenever the claim is made. A claims-made policy that ends before is for review: only a renewal or an extended reporting
 * period accepts later claims.
 */
export const tailUntil: FurtherKind<'tailUntil'> = {
  fits: (line, until) => hasTrigger(line) && isCalendarDate(until),
  compile: (line, until) => {
    const params = { until };
    const evaluate = (policy: ProvidedPolicy): Evaluation => evaluateTail(until, params, policy);
    return [
      {
        kind: 'further',
        rule: furtherRule(line, 'tail'),
        params,
        reads: ['trigger', 'period'],
        restsOn: ({ trigger }) => ({
          trigger: 'all',
          ...(trigger.value === 'occurrence' ? {} : { period: ['expiresOn'] }),
        }),
        evaluate,
      },
    ];
  },
};

function evaluateTail(until: CalendarDate, params: ParamsWith<'until'>, policy: ProvidedPolicy): Evaluation {
  const { expiresOn } = policy.period.value;
  switch (policy.trigger.value) {
    case null:
      return lacking('unknown', 'TAIL.TRIGGER_NOT_GIVEN', 'FIX.GIVE_TRIGGER', params, policy);
    case 'occurrence':
      return passing('TAIL.OCCURRENCE', params, policy);
    case 'claimsMade':
      return expiresOn >= until
        ? passing('TAIL.LASTS', { ...params, expiresOn }, policy)
        : lacking('review', 'TAIL.TO_BE_KEPT', 'FIX.DECIDE_STATEMENT', { ...params, expiresOn }, policy);
  }
}
