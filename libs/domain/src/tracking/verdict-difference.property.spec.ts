/** @run rest: random histories, each assessed on every day of two replays. */
import fc from 'fast-check';
import { addDays, daysBetween } from '../kernel/dates.js';
import { fold } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { RecordedOf } from '../kernel/event.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import { histories, POLICY_DAYS } from '../policy/testing/arbitrary-policies.js';
import { added, AGENCY, POLICY } from '../policy/testing/sample-policies.js';
import { assessUncited, type AssessmentInputs } from './tracking.rules.js';
import { inputsOfPolicy } from './testing/tracked-policy.js';
import { readsAlike, verdictDifference } from './verdict-difference.rules.js';

const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const BEGUN = [...recorded<PolicyEvent>([added()]), ...recorded<PolicyEvent>([approved], {}, 40)];

const inputsOf = (events: readonly RecordedOf<PolicyEvent>[]): AssessmentInputs =>
  inputsOfPolicy(fold<PolicyState, PolicyEvent>(policyDecider, [...BEGUN, ...events]));

const eachDay = (from: string, to: string) =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) => addDays(from, index));
const within =
  (day: string) =>
  ({ from, to }: { from: string; to: string }) =>
    from <= day && day < to;

/** What one day says before and after, without any of the shortcuts. */
function onDay(before: AssessmentInputs, after: AssessmentInputs, day: string) {
  const [was, is] = [assessUncited(before, day), assessUncited(after, day)];
  const rules = [...new Set([was, is].flatMap((assessment) => assessment?.findings.map(({ rule }) => rule) ?? []))];
  const pairs = rules.map((rule) => ({
    rule,
    was: was?.findings.find((finding) => finding.rule === rule) ?? null,
    is: is?.findings.find((finding) => finding.rule === rule) ?? null,
  }));
  return { was, is, changed: pairs.filter((pair) => !readsAlike(pair.was, pair.is)) };
}

describe('[H13] what a correction changes', () => {
  it('is what a day-by-day comparison of both replays finds, for any history and any last event of it', () => {
    fc.assert(
      fc.property(histories, fc.tuple(POLICY_DAYS, POLICY_DAYS), (history, [first, other]) => {
        const [from, to] = first < other ? [first, other] : [other, first];
        const [before, after] = [inputsOf(history.slice(0, -1)), inputsOf(history)];
        const found = verdictDifference(before, after, { from, to });
        for (const day of eachDay(from, to)) {
          const { was, is, changed } = onDay(before, after, day);
          const spans = found.spans.filter(within(day));
          expect(spans.map((span) => [span.before, span.after])).toEqual(
            changed.length > 0 ? [[was?.outcome ?? null, is?.outcome ?? null]] : [],
          );
          expect(
            found.findings
              .filter(within(day))
              .map(({ rule, before: b, after: a }) => [rule, b, a])
              .sort(),
          ).toEqual(changed.map((pair) => [pair.rule, pair.was?.outcome ?? null, pair.is?.outcome ?? null]).sort());
        }
        expect(found.spans.every((span) => span.from >= from && span.to <= to)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('is nothing where the same is known, and neighbors with the same values are one', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const inputs = inputsOf(history);
        expect(verdictDifference(inputs, inputs, { from: '2026-01-01', to: '2027-02-01' })).toEqual({
          spans: [],
          findings: [],
          exceptions: [],
        });
        const { spans } = verdictDifference(inputsOf([]), inputs, { from: '2026-01-01', to: '2027-02-01' });
        const joined = spans.some(
          (span, index) =>
            span.to === spans[index + 1]?.from &&
            equal([span.before, span.after], [spans[index + 1]?.before, spans[index + 1]?.after]),
        );
        expect(joined).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
