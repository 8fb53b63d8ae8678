import type { Uuid } from '../kernel/event.js';
import { earlierOf, type CalendarDate } from '../kernel/dates.js';
import { nextChange } from '../kernel/timeline.js';
import type { Provided, ProvidedPolicy } from '../compliance/coverage.js';
import { coverageAt, type StartedTracking } from './tracking.state.js';

/** The policies that a tracking names, read from their own streams. What is missing there counts as never told. */
export interface PolicySource {
  policyAt(policyId: Uuid, day: CalendarDate): ProvidedPolicy | undefined;
  /** The first day after `day` on which the policy is known to say something else. */
  changesAfter(policyId: Uuid, day: CalendarDate): CalendarDate | null;
}

/** All that a supplier has shown for a project as it stood on a day: what the compliance engine judges. */
export function buildProvided(tracking: StartedTracking, source: PolicySource, validAt: CalendarDate): Provided {
  const { policyIds, events } = coverageAt(tracking, validAt);
  return {
    insuredId: tracking.insuredId,
    policies: policyIds.flatMap((policyId) => source.policyAt(policyId, validAt) ?? []),
    sharedBy: events,
    changesOn: firstOf([
      ...tracking.provided.map(({ effectiveFrom }) => (effectiveFrom > validAt ? effectiveFrom : null)),
      nextChange(tracking.templates, validAt) ?? null,
      ...policyIds.map((policyId) => source.changesAfter(policyId, validAt)),
    ]),
  };
}

const firstOf = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.reduce<CalendarDate | null>((first, day) => (first === null || day === null ? first ?? day : earlierOf(first, day)), null);
