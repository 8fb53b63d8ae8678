import fc from 'fast-check';
import { addDays, dayNumber, dayOf, type CalendarDate } from '../kernel/dates.js';
import { fold } from '../kernel/decider.js';
import { recorded } from '../kernel/testing/given.js';
import { continuityOf } from './policy-continuity.js';
import { coverOf } from './policy-cover.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { isInForce } from './policy-on-day.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { histories } from './testing/arbitrary-policies.js';
import { added } from './testing/sample-policies.js';

const START = dayNumber('2026-01-01');
const TODAY = '2027-06-01';
const day = fc.integer({ min: 0, max: 500 }).map((n) => dayOf(START + n));

/** A policy that begins in 2026 or 2027 and runs up to 300 days, canceled and reinstated at times. */
const policies = fc
  .array(fc.record({ from: day, length: fc.integer({ min: 1, max: 300 }), history: histories }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ from, length, history }, index): AddedPolicy => {
      const policyId = `90000000-0000-4000-8000-00000000000${index}`;
      const first = recorded<PolicyEvent>([
        added({ period: { effectiveOn: from, expiresOn: addDays(from, length) } }, { policyId }),
      ]);
      return fold<PolicyState, PolicyEvent>(policyDecider, [...first, ...history])!;
    }),
  );

const covered = (all: readonly AddedPolicy[], on: CalendarDate) =>
  all.some((policy) => policy.verification.at(-1)?.value !== 'rejected' && isInForce(policy, on));

describe('the continuity of a line [H11]', () => {
  it('covers a day exactly where a policy is in force on it', () => {
    fc.assert(
      fc.property(policies, day, ([policy], on) => {
        expect(coverOf(policy!).some(({ from, to }) => from <= on && on < to)).toBe(isInForce(policy!, on));
      }),
    );
  });

  it('has each day from the first policy to today in the cover of a policy or in one gap or lapse, never in both', () => {
    fc.assert(
      fc.property(policies, day, (all, on) => {
        const [line] = continuityOf(all, TODAY);
        const first = line?.cover[0]?.from;
        fc.pre(first !== undefined && first <= on && on <= TODAY);
        const holes = line!.breaks.filter(
          (continuityBreak) =>
            (continuityBreak.kind === 'gap' || continuityBreak.kind === 'lapse') &&
            continuityBreak.from <= on &&
            (continuityBreak.to === null || on < continuityBreak.to),
        );
        expect(holes).toHaveLength(covered(all, on) ? 0 : 1);
      }),
    );
  });

  it('does not depend on the order in which the policies are given', () => {
    fc.assert(
      fc.property(policies, (all) => {
        const holes = (given: readonly AddedPolicy[]) =>
          continuityOf(given, TODAY)[0]
            ?.breaks.filter(({ kind }) => kind !== 'retroactiveMoved')
            .map(({ from }) => from);
        expect(holes([...all].reverse())).toEqual(holes(all));
      }),
    );
  });
});
