import fc from 'fast-check';
import { fold } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import { partsOf, type PartedAspect } from '../insurance/terms/aspect-parts.js';
import { POLICY_ASPECTS } from '../insurance/terms/policy-aspects.js';
import { changeEvent } from './policy-aspects.js';
import { partOrigins } from './policy-part-sources.js';
import { policyAt } from './policy-on-day.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import type { PolicyState } from './policy.state.js';
import { added, POLICY } from './testing/sample-policies.js';

const FROM = '2026-03-01';
const amount = fc.integer({ min: 1, max: 3 });
const listOf = (...entries: readonly string[]) => fc.uniqueArray(fc.constantFrom(...entries));
/** Values of few kinds, so that edits take away, bring back and leave. */
const VALUES: Readonly<Partial<Record<PartedAspect, fc.Arbitrary<unknown>>>> = {
  limits: fc.record({ eachOccurrence: amount, generalAggregate: amount, medicalExpense: amount }, { requiredKeys: [] }),
  remarks: listOf('Depot.', 'Yard.', 'Bridge.'),
  statedValues: fc.record({ waitingPeriod: amount, statesListed: listOf('CO', 'UT') }, { requiredKeys: [] }),
  exclusion: fc.option(fc.record({ excluded: fc.boolean(), comment: fc.constantFrom('', 'One officer') })),
  limitDetails: fc.record(
    { eachOccurrence: fc.record({ coinsurance: amount, displayed: amount }, { requiredKeys: [] }) },
    { requiredKeys: [] },
  ),
};
const histories = fc
  .constantFrom(...(Object.keys(VALUES) as (keyof typeof VALUES)[]))
  .chain((aspect) => fc.array(VALUES[aspect]!, { minLength: 2, maxLength: 7 }).map((values) => ({ aspect, values })));

const eventsOf = (aspect: PartedAspect, [first, ...edits]: readonly unknown[]): readonly PolicyEvent[] => [
  added({ [POLICY_ASPECTS[aspect].term]: first }),
  ...edits.map((after, at) =>
    changeEvent(aspect, { policyId: POLICY, effectiveFrom: FROM, before: at === 0 ? first : edits[at - 1], after }),
  ),
];

/** One edit after the other: the event that last changed a part, else the first. */
const lastChange = (aspect: PartedAspect, values: readonly unknown[], part: string): string => {
  const at = values.map((value) => partsOf(aspect, value)[part]);
  const changed = at.findLastIndex((value, place) => place > 0 && !equal(value, at[place - 1]));
  return eventId(Math.max(changed, 0) + 1);
};

describe('the origin of each part of an aspect [H12]', () => {
  it('is the last event that changed it, in whatever way the others were edited', () =>
    fc.assert(
      fc.property(histories, ({ aspect, values }) => {
        const origins = partOrigins(recorded(eventsOf(aspect, values)))(aspect, eventId(values.length))!;
        for (const [part, origin] of origins) expect([part, origin]).toEqual([part, lastChange(aspect, values, part)]);
        for (const part of Object.keys(partsOf(aspect, values.at(-1)))) expect(origins.has(part)).toBe(true);
      }),
      { numRuns: 300 },
    ));

  it('gives a part that an edit left as it was the sources that it had before the edit', () =>
    fc.assert(
      fc.property(histories, ({ aspect, values }) => {
        const on = (count: number) => {
          const events = eventsOf(aspect, values.slice(0, count)).flatMap((event, at) =>
            recorded(
              [event],
              { role: at % 2 === 0 ? 'agent' : 'insured', recordedAt: `2026-03-0${at + 1}T10:00:00.000Z` },
              at + 1,
            ),
          );
          const term = policyAt(fold<PolicyState, PolicyEvent>(policyDecider, events), FROM)![aspect];
          return (part: string) => term.parts?.[part] ?? term.unstated ?? term.sources;
        };
        const [before, after] = [on(values.length - 1), on(values.length)];
        const [was, is] = values.slice(-2).map((value) => partsOf(aspect, value));
        for (const part of Object.keys(is!))
          if (equal(was![part], is![part])) expect(after(part)).toEqual(before(part));
      }),
      { numRuns: 300 },
    ));
});
