import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { OutcomeCalendar } from '@covertrail/domain/tracking/tracking-outcomes';
import type { TrackingHistory } from '@covertrail/contracts/history/history.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { HistoryReadings } from '../entries/history-reading.service.js';

/** Answers GET tracking/{id}/history: the supplier's status from the first day on, and what happened. */
export class ReadTrackingHistory extends Query<TrackingHistory> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
    readonly knownAsOf: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadTrackingHistory)
export class ReadTrackingHistoryHandler implements IQueryHandler<ReadTrackingHistory> {
  constructor(
    private readonly readings: HistoryReadings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, trackingId, knownAsOf }: ReadTrackingHistory): Promise<TrackingHistory> {
    const { history, moment, inputs, visible } = await this.readings.read(actor, trackingId, knownAsOf);
    const today = history.dayOf(this.clock.now());
    const range = { start: history.start, end: today, knownDay: history.dayOf(moment.knownAt) };
    const calendar = new OutcomeCalendar(inputs);
    return {
      trackingId,
      supplierId: history.tracking.insuredId,
      supplierName: history.supplierName,
      projectName: history.projectName,
      start: history.start,
      today,
      knownAt: moment.knownAt,
      spans: calendar.overall(range),
      lines: calendar.lines(range),
      entries: visible.map(({ entry }) => entry),
    };
  }
}
