import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { laterOf } from '@covertrail/domain/kernel/dates';
import { assessUncited } from '@covertrail/domain/tracking/tracking.rules';
import type { HistoryStep } from '@covertrail/contracts/history/history.replies';
import type { Actor } from '#auth/actor';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import { HistoryReadings } from '../entries/history-reading.service.js';

/** Answers GET tracking/{id}/steps: the history event by event, with the state after each (row J05). */
export class ReadHistorySteps extends Query<{ readonly steps: readonly HistoryStep[] }> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadHistorySteps)
export class ReadHistoryStepsHandler implements IQueryHandler<ReadHistorySteps> {
  constructor(private readonly readings: HistoryReadings) {}

  async execute({ actor, trackingId }: ReadHistorySteps): Promise<{ readonly steps: readonly HistoryStep[] }> {
    const { history, visible } = await this.readings.read(actor, trackingId, undefined);
    const steps: HistoryStep[] = [];
    for (const { event, entry } of visible)
      steps.push({ ...entry, ...(await stateAfter(event.position, entry.recordedAt, history)) });
    return { steps };
  }
}

/** As of the day of the event, by all that was recorded up to it. */
async function stateAfter(
  position: Position,
  recordedAt: Instant,
  history: LoadedHistory,
): Promise<Pick<HistoryStep, 'day' | 'outcome' | 'met' | 'total'>> {
  const day = laterOf(history.start, history.dayOf(recordedAt));
  const inputs = await history.inputsAt(position);
  const assessment = inputs && assessUncited(inputs, day);
  if (!assessment) return { day, outcome: 'notKnownYet', met: 0, total: 0 };
  const { outcome, findings } = assessment;
  return { day, outcome, met: findings.filter((finding) => finding.outcome === 'pass').length, total: findings.length };
}
