import { listed } from '@covertrail/wording/text/sentence-parts';
import { addDays, LAST_DAY, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { endOf } from '@covertrail/domain/exception/exception.state';
import { segmentAt, type Timeline } from '@covertrail/domain/kernel/timeline';
import { knownAt } from '@covertrail/domain/policy/policy-on-day';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import {
  agesIn,
  outdatedDocumentDays,
  tooOldDays,
  type AssessmentInputs,
} from '@covertrail/domain/tracking/tracking.rules';

/** What ends a verdict on a day: `GL-88120 ends and BA-33071 begins`; null where nothing known ends it. */
export function holdsBecause(inputs: AssessmentInputs, until: CalendarDate | null): string | null {
  if (until === null || until === LAST_DAY) return null;
  const begins = (timeline: Timeline<unknown>) => timeline.some(({ from }) => from === until);
  const reasons = [
    ...[...inputs.policies.values()].flatMap((policy) =>
      policy ? [...policyReasons(policy, until), ...proofReasons(policy, inputs, until)] : [],
    ),
    ...[...inputs.templates.values()].flatMap((template) =>
      template?.versions.some(({ from }) => from === until) ? [`a new version of ${template.name} takes effect`] : [],
    ),
    ...(begins(inputs.tracking.templates) ? ['another template applies'] : []),
    ...(inputs.ratingDays.includes(until) ? ['the rating of an insurer changes'] : []),
    ...(inputs.tracking.decisions.some(({ effectiveFrom }) => effectiveFrom === until)
      ? ['a decision takes effect']
      : []),
    ...(outdatedDocumentDays(inputs).includes(until) ? ['a document becomes too old'] : []),
    ...exceptionReasons(inputs, until),
    ...(inputs.forms?.some(({ terms }) => begins(terms)) === true ? ['an entry of the index of forms changes'] : []),
  ];
  return reasons.length === 0 ? null : listed([...new Set(reasons)]);
}

function exceptionReasons({ exceptions }: AssessmentInputs, until: CalendarDate): readonly string[] {
  const all = [...(exceptions?.values() ?? [])].flat();
  if (all.some((decidedException) => endOf(decidedException) === until)) return ['an exception lapses'];
  return all.some(({ effectiveFrom }) => effectiveFrom === until) ? ['an exception takes effect'] : [];
}

function proofReasons(policy: AddedPolicy, { templates }: AssessmentInputs, until: CalendarDate): readonly string[] {
  return tooOldDays(policy, agesIn(templates)).includes(until)
    ? [`${knownAt(policy.number, addDays(until, -1)).value} must be verified again`]
    : [];
}

function policyReasons(policy: AddedPolicy, until: CalendarDate): readonly string[] {
  const before = addDays(until, -1);
  const number = knownAt(policy.number, before).value;
  const { effectiveOn, expiresOn } = knownAt(policy.period, before).value;
  const standing = segmentAt(policy.standing, until);
  if (expiresOn === until) return [`${number} ends`];
  if (effectiveOn === until) return [`${number} begins`];
  if (standing?.from === until)
    return [
      standing.value.status === 'canceled' ? `the cancellation of ${number} takes effect` : `${number} is reinstated`,
    ];
  if (expiresOn === before) return [`${number} has ended the day before`];
  const { number: _number, standing: _standing, operations: _operations, ...assessed } = policy;
  const changes = [
    assessed.period,
    assessed.carrier,
    assessed.limits,
    assessed.trigger,
    assessed.endorsements,
    assessed.schedule,
    assessed.verification,
  ];
  return changes.some((timeline: Timeline<unknown>) => timeline.some(({ from }) => from === until))
    ? [`a change of ${number} takes effect`]
    : [];
}
