import { Injectable } from '@nestjs/common';
import type { TrackedSummary } from '@covertrail/contracts/tracking/tracking.replies';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { ComplianceTrend } from '../trend/compliance-trend.reader.js';
import { TrackedCountsReader } from './tracked-counts.reader.js';

const MONTHS = 12;

/** One answer for all tiles and charts of the dashboard, so that they never show two different moments. */
@Injectable()
export class TrackedSummaryReader {
  constructor(
    private readonly views: Views,
    private readonly counts: TrackedCountsReader,
    private readonly trend: ComplianceTrend,
  ) {}

  async read(actor: Actor): Promise<QueryReply<TrackedSummary>> {
    const [counts, trend] = await Promise.all([this.counts.counts(actor), this.trend.points(actor, MONTHS)]);
    return this.views.reply({ counts, trend });
  }
}
