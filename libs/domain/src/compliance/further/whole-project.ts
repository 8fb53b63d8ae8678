import { addDays } from '../../kernel/dates.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';
import type { LineWorld } from '../line-world.js';
import { canceledOn, coverEndsOn } from '../rules/presence.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * Whether the term of one policy includes the whole project, as builder's risk and policies for one project must (decision 68). On the day on
 * which it expires a policy covers nothing. A policy that takes its place adds nothing: what comes after it is not promised. Days that the
 * project does not state are unknown, and only the requester can state them.
 */
export const wholeProject: FurtherKind<'wholeProject'> = {
  fits: () => true,
  compile: (line) => [
    {
      kind: 'further',
      rule: furtherRule(line, 'wholeProject'),
      params: {},
      reads: ['period', 'standing'],
      readsProject: true,
      evaluate: (policy, _day, _forms, world) => evaluateTerm(policy, world),
    },
  ],
};

function evaluateTerm(policy: ProvidedPolicy, { projectDays }: LineWorld): Evaluation {
  if (projectDays === null)
    return lacking('unknown', 'WHOLE_PROJECT.DAYS_NOT_GIVEN', 'FIX.STATE_PROJECT_DAYS', {}, policy, 'requester');
  const { firstDay, lastDay } = projectDays;
  const { effectiveOn, expiresOn } = policy.period.value;
  const canceled = canceledOn(policy);
  const term = { firstDay, lastDay, effectiveOn, expiresOn, ...(canceled === null ? {} : { canceledOn: canceled }) };
  const includes = effectiveOn <= firstDay && coverEndsOn(policy) >= addDays(lastDay, 1);
  return includes
    ? passing('WHOLE_PROJECT.INCLUDED', term, policy)
    : lacking('fail', 'WHOLE_PROJECT.NOT_INCLUDED', 'FIX.EXTEND_TERM', term, policy);
}
