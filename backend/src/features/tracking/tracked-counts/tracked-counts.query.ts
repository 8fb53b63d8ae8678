import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TrackedCounts } from '@covertrail/contracts/tracking/tracking.replies';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { TrackedCounter } from './tracked-counter.service.js';

/** What a requester tracks, counted by group. */
export class ReadTrackedCounts extends Query<QueryReply<TrackedCounts>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(ReadTrackedCounts)
export class ReadTrackedCountsHandler implements IQueryHandler<ReadTrackedCounts> {
  constructor(
    private readonly views: Views,
    private readonly counter: TrackedCounter,
  ) {}

  async execute({ actor }: ReadTrackedCounts): Promise<QueryReply<TrackedCounts>> {
    return this.views.reply(await this.counter.counts(actor));
  }
}
