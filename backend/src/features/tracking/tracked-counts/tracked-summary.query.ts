import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TrackedSummary } from '@covertrail/contracts/tracking/tracking.replies';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { ComplianceTrend } from '../trend/compliance-trend.service.js';
import { TrackedCounter } from './tracked-counter.service.js';

const MONTHS = 12;

/** One reply for all tiles and charts of the dashboard, so that they always show the same moment. */
export class ReadTrackedSummary extends Query<QueryReply<TrackedSummary>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(ReadTrackedSummary)
export class ReadTrackedSummaryHandler implements IQueryHandler<ReadTrackedSummary> {
  constructor(
    private readonly views: Views,
    private readonly counter: TrackedCounter,
    private readonly trend: ComplianceTrend,
  ) {}

  async execute({ actor }: ReadTrackedSummary): Promise<QueryReply<TrackedSummary>> {
    const [counts, trend] = await Promise.all([this.counter.counts(actor), this.trend.points(actor, MONTHS)]);
    return this.views.reply({ counts, trend });
  }
}
