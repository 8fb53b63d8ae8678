import type { Finding } from '../compliance/finding.js';
import { addDays, type CalendarDate } from '../kernel/dates.js';
import { agesIn, assessUncited, tooOldDays, type AssessmentInputs } from './tracking.rules.js';

/** A requirement whose proof is new enough today and too old on a day that comes: its finding as it will be then, if nothing changes. */
export interface AgingProof {
  readonly on: CalendarDate;
  readonly finding: Finding;
}

/** What gets too old within so many days after `today`, each requirement once, by the day on which it does. */
export function agingProofs(inputs: AssessmentInputs, today: CalendarDate, within: number): readonly AgingProof[] {
  const ages = agesIn(inputs.templates);
  if (ages.length === 0) return [];
  const seen = new Set(tooOldOn(inputs, today).map(({ rule }) => rule));
  return daysWithin(inputs, ages, today, addDays(today, within)).flatMap((on) =>
    tooOldOn(inputs, on).flatMap((finding) => {
      if (seen.has(finding.rule)) return [];
      seen.add(finding.rule);
      return [{ on, finding }];
    }),
  );
}

function daysWithin(
  { policies }: AssessmentInputs,
  ages: ReturnType<typeof agesIn>,
  today: CalendarDate,
  last: CalendarDate,
): readonly CalendarDate[] {
  const days = [...policies.values()].flatMap((policy) => (policy ? tooOldDays(policy, ages) : []));
  return [...new Set(days)].filter((day) => today < day && day <= last).sort();
}

const tooOldOn = (inputs: AssessmentInputs, day: CalendarDate): readonly Finding[] =>
  (assessUncited(inputs, day)?.findings ?? []).filter(
    ({ reason }) => reason === 'PROOF.TOO_OLD' || reason === 'PROOF.TOO_LOW_AND_OLD',
  );
