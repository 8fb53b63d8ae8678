import { isKnown, type Known, type ProvidedPolicy } from '../insurance/coverage.js';
import { bestSource, gradeOf, type FactSource } from '../insurance/source-table.js';
import type { CalendarDate } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import { mapped } from '../kernel/record-of.js';

/** The policy with one more source of everything that it states. */
export const withSource = (policy: ProvidedPolicy, source: FactSource): ProvidedPolicy =>
  eachKnown(policy, (known) => ({ ...known, sources: [...(known.sources ?? []), source] }));

/** The policy as if everything that it states had been entered on a day. */
export const enteredOn = (policy: ProvidedPolicy, day: CalendarDate): ProvidedPolicy =>
  eachKnown(policy, (known) => ({ ...known, sources: [enteredAgain(known, day)] }));

/** The policy after a change that was entered on a day: what is stated as before keeps its sources. */
export const changedOn = (before: ProvidedPolicy, after: ProvidedPolicy, day: CalendarDate): ProvidedPolicy =>
  eachKnown(after, (known, field) => {
    const was: unknown = before[field];
    if (known === was || !isKnown(was) || equal(known.value, was.value)) return known;
    return { ...known, sources: [enteredAgain(was, day)] };
  });

/** Its agent enters it; what came from an agency system comes from there again. */
function enteredAgain({ sources }: Known<unknown>, on: CalendarDate): FactSource {
  const best = bestSource(sources);
  return { kind: best !== null && gradeOf(best.kind) > gradeOf('enteredByAgent') ? best.kind : 'enteredByAgent', on };
}

function eachKnown(
  policy: ProvidedPolicy,
  change: <Value extends Known<unknown>>(known: Value, field: keyof ProvidedPolicy) => Value,
): ProvidedPolicy {
  return mapped(policy, (value, field) => (isKnown(value) ? change(value, field) : value));
}
