import type { CalendarDate } from '../kernel/dates.js';
import type { Timeline } from '../kernel/timeline.js';
import { endorsementOf } from '../insurance/line-facts.js';
import type { CoverSpan, DaySpan } from './continuity.contract.js';
import { isInForce, knownAt } from './policy-on-day.js';
import type { AddedPolicy } from './policy.state.js';

/** The days on which a policy is in force, in order, each run of days once. */
export const coverOf = (policy: AddedPolicy): readonly CoverSpan[] => spansOf(policy, (day) => isInForce(policy, day));

/** The days on which a policy is in force and covers additional insureds for operations that are completed (`CG 20 37`). */
export const completedOperationsOf = (policy: AddedPolicy): readonly CoverSpan[] =>
  spansOf(policy, (day) => isInForce(policy, day) && coversCompleted(policy, day));

function coversCompleted({ line, endorsements }: AddedPolicy, day: CalendarDate): boolean {
  return knownAt(endorsements, day).value.some(({ code }) => endorsementOf(line, code)?.scope === 'AI-completed');
}

/** Between two of the days on which something of the policy changes, all days are alike: one of them answers for the others. */
function spansOf(policy: AddedPolicy, holds: (day: CalendarDate) => boolean): readonly CoverSpan[] {
  const days = changingDays(policy);
  const spans = days
    .slice(0, -1)
    .flatMap((from, index) => (holds(from) ? [{ policyId: policy.policyId, from, to: days[index + 1]! }] : []));
  return joined(spans);
}

function changingDays({ period, standing, endorsements }: AddedPolicy): readonly CalendarDate[] {
  const bounds = period.flatMap(({ value }) => [value.effectiveOn, value.expiresOn]);
  const begins = (timeline: Timeline<unknown>) => timeline.map(({ from }) => from);
  return [...new Set([...bounds, ...begins(period), ...begins(standing), ...begins(endorsements)])].sort();
}

/** Runs that touch or overlap as one. */
export function joined<Span extends DaySpan>(spans: readonly Span[]): readonly Span[] {
  return [...spans]
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .reduce<Span[]>((runs, span) => {
      const last = runs.at(-1);
      if (last === undefined || last.to < span.from) return [...runs, span];
      return [...runs.slice(0, -1), last.to < span.to ? { ...last, to: span.to } : last];
    }, []);
}
