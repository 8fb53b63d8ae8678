import fc from 'fast-check';
import type { Finding } from '../compliance/finding.js';
import { addDays } from '../kernel/dates.js';
import { fold } from '../kernel/decider.js';
import { recorded } from '../kernel/testing/given.js';
import type { ExceptionEvent } from './exception.contract.js';
import { exceptionDecider } from './exception.decider.js';
import type { ExceptionsState } from './exception.state.js';
import { accept, ALONE, assessed, factsOf, met, rated, short, TODAY, unknownForm } from './testing/sample-findings.js';
import { withExceptions } from './exception-effect.js';

const arbitraryFinding: fc.Arbitrary<Finding> = fc.oneof(
  fc.constantFrom(0, 250_000, 500_000, 900_000).map((available) => short(available)),
  fc.constantFrom('XY 12 34', 'ZZ 99 99').map(unknownForm),
  fc
    .tuple(fc.constantFrom('B++', 'B', 'C'), fc.constantFrom('VI', 'VII', 'X'))
    .map(([strength, size]) => rated(strength, size)),
  fc.constant(met),
);
/** One finding for each of different rules. */
const arbitraryFindings = fc.uniqueArray(arbitraryFinding, {
  minLength: 1,
  maxLength: 3,
  selector: ({ rule }) => rule,
});
const arbitraryGrant = fc.record({ finding: arbitraryFinding, lasts: fc.option(fc.integer({ min: 1, max: 40 })) });
type Grant = { readonly finding: Finding; readonly lasts: number | null };

const open = ({ outcome }: Finding) => outcome !== 'pass';
const eventsOf = (grants: readonly Grant[]): ExceptionEvent[] =>
  grants
    .filter(({ finding }) => open(finding))
    .flatMap(({ finding, lasts }, index) => {
      const until = lasts === null ? {} : { duration: 'customDate' as const, customDate: addDays(TODAY, lasts) };
      const items = [{ exceptionId: `${finding.rule}/${index}`, rule: finding.rule }];
      return exceptionDecider.decide(accept([finding], { ...until, items }), [], factsOf(finding));
    });
const stateOf = (events: readonly ExceptionEvent[]) =>
  fold<ExceptionsState, ExceptionEvent>(exceptionDecider, recorded<ExceptionEvent>(events));
const outcomesOn = (day: string, findings: readonly Finding[], state: ExceptionsState) =>
  withExceptions(assessed(...findings), [state], () => ALONE, day).findings.map(({ outcome }) => outcome);

describe('[H09] exceptions', () => {
  it('never make another finding pass', () => {
    fc.assert(
      fc.property(arbitraryFindings, fc.array(arbitraryGrant, { maxLength: 4 }), (findings, grants) => {
        const after = outcomesOn(TODAY, findings, stateOf(eventsOf(grants)));
        const named = new Set(grants.map(({ finding }) => finding.rule));
        findings.forEach((finding, index) => {
          if (!named.has(finding.rule)) expect(after[index]).toBe(finding.outcome);
        });
      }),
    );
  });
  it('lapse on their day exactly', () => {
    fc.assert(
      fc.property(arbitraryFinding.filter(open), fc.integer({ min: 1, max: 400 }), (finding, lasts) => {
        const state = stateOf(eventsOf([{ finding, lasts }]));
        expect(outcomesOn(addDays(TODAY, lasts - 1), [finding], state)).toEqual(['pass']);
        expect(outcomesOn(addDays(TODAY, lasts), [finding], state)).toEqual([finding.outcome]);
      }),
    );
  });
  it('reopen when a gap grows, and hold while it does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 999_999 }), (granted, later) => {
        const state = stateOf(eventsOf([{ finding: short(granted), lasts: null }]));
        expect(outcomesOn(TODAY, [short(later)], state)).toEqual([later >= granted ? 'pass' : 'fail']);
      }),
    );
  });
  it('have the same effect in whatever order they were granted', () => {
    fc.assert(
      fc.property(
        arbitraryFindings,
        fc.array(arbitraryGrant, { maxLength: 4 }),
        fc.integer({ min: 0, max: 45 }),
        (findings, grants, days) => {
          const day = addDays(TODAY, days);
          expect(outcomesOn(day, findings, stateOf(eventsOf(grants.toReversed())))).toEqual(
            outcomesOn(day, findings, stateOf(eventsOf(grants))),
          );
        },
      ),
    );
  });
  it('restore, when they are withdrawn, what the finding is without them', () => {
    fc.assert(
      fc.property(arbitraryFinding.filter(open), fc.integer({ min: 0, max: 30 }), (finding, days) => {
        const granted = eventsOf([{ finding, lasts: null }]);
        const day = addDays(TODAY, days);
        const command = {
          type: 'WithdrawException',
          exceptionId: `${finding.rule}/0`,
          reason: 'Over.',
          today: day,
        } as const;
        const state = stateOf([...granted, ...exceptionDecider.decide(command, stateOf(granted), undefined)]);
        expect(outcomesOn(day, [finding], state)).toEqual([finding.outcome]);
        expect(days === 0 || outcomesOn(addDays(day, -1), [finding], state)[0] === 'pass').toBe(true);
      }),
    );
  });
});
