import { Inject, Injectable } from '@nestjs/common';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { TrackedCounts, TrackedGroups } from '@covertrail/contracts/tracking/tracking.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Filter } from '@covertrail/platform/read-store/read-store.port';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { trackedGroupFilter } from '../tracked-list/tracked-group.filter.js';
import { TRACKED_GROUPS } from '../tracked-list/tracked-list.dto.js';

const VIEW = 'tracked-suppliers';
const REQUESTS = 'requests';

type Count = (filter: Filter) => Promise<number>;

/** Counts what a requester tracks: rows, the suppliers they are of, and the requests that wait for an answer. */
@Injectable()
export class TrackedCountsReader {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(actor: Actor, awaited?: string): Promise<QueryReply<TrackedCounts>> {
    const current = await this.views.asOf(awaited, VIEW, REQUESTS);
    return current.reply(await this.counts(actor));
  }

  async counts(actor: Actor): Promise<TrackedCounts> {
    const [rows, suppliers, openRequests] = await Promise.all([
      this.groups(actor, (filter) => this.views.count(VIEW, filter)),
      this.groups(actor, (filter) => this.views.countDistinct(VIEW, filter, 'supplierId')),
      this.views.count(REQUESTS, { where: { requesterId: { eq: actor.companyId }, state: { eq: 'open' } } }),
    ]);
    return { ...rows, suppliers, openRequests };
  }

  private async groups(actor: Actor, count: Count): Promise<TrackedGroups> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const own: Filter = { where: { requesterId: { eq: actor.companyId } } };
    const counted = TRACKED_GROUPS.map(async (group) => [group, await count({ and: [own, trackedGroupFilter(group, today)] })] as const);
    const groups = Object.fromEntries(await Promise.all(counted)) as Record<(typeof TRACKED_GROUPS)[number], number>;
    return { total: await count(own), ...groups };
  }
}
