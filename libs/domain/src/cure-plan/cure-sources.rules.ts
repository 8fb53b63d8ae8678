import { isKnown, sourcesOfPart, type Known, type ProvidedPolicy } from '../insurance/coverage.js';
import { isParted, partsOf, type PartedAspect } from '../insurance/terms/aspect-parts.js';
import { bestSource, gradeOf, type FactSource } from '../insurance/source-table.js';
import type { CalendarDate } from '../kernel/dates.js';
import { equal } from '../kernel/equal.js';
import { mapped } from '../kernel/record-of.js';

/** The policy with one more source of everything that it states. */
export const withSource = (policy: ProvidedPolicy, source: FactSource): ProvidedPolicy =>
  eachKnown(policy, (fact) => eachSource(fact, (sources) => [...sources, source]));

/** The policy as if everything that it states had been entered on a day. */
export const enteredOn = (policy: ProvidedPolicy, day: CalendarDate): ProvidedPolicy =>
  eachKnown(policy, (fact) => allEntered(fact, fact, day));

/** The policy after a change that was entered on a day: what is stated as before keeps its sources, and so does each of several values. */
export const changedOn = (before: ProvidedPolicy, after: ProvidedPolicy, day: CalendarDate): ProvidedPolicy =>
  eachKnown(after, (fact, field) => {
    const was: unknown = before[field];
    if (fact === was || !isKnown(was) || equal(fact.value, was.value)) return fact;
    const entered = allEntered(fact, was, day);
    return isParted(field) ? { ...entered, ...partsSince(field, was, fact, day) } : entered;
  });

function allEntered<Value extends Known<unknown>>(fact: Value, was: Known<unknown>, day: CalendarDate): Value {
  const sources = [enteredAgain(was, day)];
  return eachSource(fact, () => sources);
}

function partsSince(
  aspect: PartedAspect,
  was: Known<unknown>,
  now: Known<unknown>,
  day: CalendarDate,
): Pick<Known<unknown>, 'parts' | 'unstated'> {
  const [earlier, later] = [partsOf(aspect, was.value), partsOf(aspect, now.value)];
  const names = [...new Set([...Object.keys(was.parts ?? {}), ...Object.keys(earlier), ...Object.keys(later)])];
  const sourcesSince = (name: string): readonly FactSource[] => {
    const sources = sourcesOfPart(was, name);
    return equal(later[name], earlier[name]) ? sources : [enteredAgain({ sources }, day)];
  };
  return {
    parts: Object.fromEntries(names.map((name) => [name, sourcesSince(name)])),
    unstated: was.unstated ?? was.sources ?? [],
  };
}

/** The sources of a value as a whole and of its parts, each changed alike. */
const eachSource = <Value extends Known<unknown>>(
  fact: Value,
  change: (sources: readonly FactSource[]) => readonly FactSource[],
): Value => ({
  ...fact,
  sources: change(fact.sources ?? []),
  ...(fact.parts === undefined
    ? {}
    : { parts: Object.fromEntries(Object.entries(fact.parts).map(([name, from]) => [name, change(from)])) }),
  ...(fact.unstated === undefined ? {} : { unstated: change(fact.unstated) }),
});

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
