import { isKnown, sourcesOfPart, type Known, type ProvidedPolicy } from '../insurance/coverage.js';
import { partsOf, type Parted } from '../insurance/parted-values.js';
import { bestSource, gradeOf, type FactSource } from '../insurance/source-table.js';
import type { CalendarDate } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import { mapped } from '../kernel/record-of.js';

/** The policy with one more source of everything that it states. */
export const withSource = (policy: ProvidedPolicy, source: FactSource): ProvidedPolicy =>
  eachKnown(policy, (fact) => ({
    ...fact,
    sources: [...(fact.sources ?? []), source],
    ...(fact.parts === undefined ? {} : { parts: eachPart(fact.parts, (sources) => [...sources, source]) }),
  }));

/** The policy as if everything that it states had been entered on a day. */
export const enteredOn = (policy: ProvidedPolicy, day: CalendarDate): ProvidedPolicy =>
  eachKnown(policy, (fact) => allEntered(fact, fact, day));

/** The policy after a change that was entered on a day: what is stated as before keeps its sources, and so does each limit and endorsement. */
export function changedOn(before: ProvidedPolicy, after: ProvidedPolicy, day: CalendarDate): ProvidedPolicy {
  const entered = eachKnown(after, (fact, field) => {
    const was: unknown = before[field];
    if (fact === was || !isKnown(was) || equal(fact.value, was.value)) return fact;
    return allEntered(fact, was, day);
  });
  return {
    ...entered,
    limits: withParts(before.limits, entered.limits, day),
    endorsements: withParts(before.endorsements, entered.endorsements, day),
  };
}

function allEntered<Value extends Known<unknown>>(fact: Value, was: Known<unknown>, day: CalendarDate): Value {
  const sources = [enteredAgain(was, day)];
  return { ...fact, sources, ...(fact.parts === undefined ? {} : { parts: eachPart(fact.parts, () => sources) }) };
}

function withParts<Value extends Parted>(was: Known<Value>, now: Known<Value>, day: CalendarDate): Known<Value> {
  if (now === was || equal(now.value, was.value)) return now;
  const earlier = partsOf(was.value);
  const parts = Object.entries(partsOf(now.value)).map(([code, part]) => {
    const sources = sourcesOfPart(was, code);
    return [code, equal(part, earlier[code]) ? sources : [enteredAgain({ sources }, day)]] as const;
  });
  return { ...now, parts: Object.fromEntries(parts) };
}

type PartSources = NonNullable<Known<unknown>['parts']>;

const eachPart = (parts: PartSources, change: (sources: readonly FactSource[]) => readonly FactSource[]): PartSources =>
  Object.fromEntries(Object.entries(parts).map(([code, sources]) => [code, change(sources)]));

/** Its agent enters it; what came from an agency system comes from there again. */
function enteredAgain({ sources }: Pick<Known<unknown>, 'sources'>, on: CalendarDate): FactSource {
  const best = bestSource(sources);
  return { kind: best !== null && gradeOf(best.kind) > gradeOf('enteredByAgent') ? best.kind : 'enteredByAgent', on };
}

function eachKnown(
  policy: ProvidedPolicy,
  change: <Value extends Known<unknown>>(fact: Value, field: keyof ProvidedPolicy) => Value,
): ProvidedPolicy {
  return mapped(policy, (value, field) => (isKnown(value) ? change(value, field) : value));
}
