import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import type { Outcome } from '@covertrail/domain/compliance/finding';
import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import { laterOf } from '@covertrail/domain/kernel/dates';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { assessUncited, type AssessmentInputs } from '@covertrail/domain/tracking/tracking.rules';
import type { LoadedHistory } from '#features/history/loaded-history/loaded-history';

/** How an event changed the outcome of its effective day. */
export interface TurningPoint {
  readonly outcomeBefore: Outcome;
  readonly outcomeAfter: Outcome;
}

/** Whether an event can be a turning point. */
export const isAssessed = ({ type }: Recorded): boolean => describe(type).affectsVerdict;

/**
 * By event, what was known of its effective day before and after it, when the two differ. A cancellation that is recorded late
 * changes the outcome of the day on which cover ended, not of the day on which it was recorded.
 */
export async function turningPointsOf(history: LoadedHistory): Promise<ReadonlyMap<Uuid, TurningPoint>> {
  const turningPoints = new Map<Uuid, TurningPoint>();
  let before: AssessmentInputs | undefined;
  for (const event of history.events) {
    const affects = isAssessed(event);
    const after: AssessmentInputs | undefined = affects ? await history.inputsAt(event.position) : before;
    const turningPoint = affects ? turningPointOn(dayOf(event, history), before, after) : announced(event);
    if (turningPoint) turningPoints.set(event.id, turningPoint);
    before = after;
  }
  return turningPoints;
}

const dayOf = (event: Recorded, { start, dayOf: day }: LoadedHistory): string =>
  laterOf(start, describe(event.type).effectiveFrom?.(event) ?? day(event.meta.recordedAt));

function turningPointOn(
  day: string,
  before: AssessmentInputs | undefined,
  after: AssessmentInputs | undefined,
): TurningPoint | undefined {
  const outcomeBefore = before && assessUncited(before, day)?.outcome;
  const outcomeAfter = after && assessUncited(after, day)?.outcome;
  return outcomeBefore && outcomeAfter && outcomeBefore !== outcomeAfter ? { outcomeBefore, outcomeAfter } : undefined;
}

function announced({ type, data }: Recorded): TurningPoint | undefined {
  if (type !== 'ComplianceAssessed') return undefined;
  const { before, after } = data as ComplianceAssessed['data'];
  return before && before !== after ? { outcomeBefore: before, outcomeAfter: after } : undefined;
}
