import { Inject, Injectable } from '@nestjs/common';
import { requestsView } from '@covertrail/contracts/request/request.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { TrackedCounts, TrackedGroups } from '@covertrail/contracts/tracking/tracking.replies';
import { TRACKED_GROUPS } from '@covertrail/contracts/tracking/tracking.inputs';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { trackedGroupFilter } from '../tracked-list/tracked-group.filter.js';

type Count = (filter: FilterOf<typeof trackedSuppliersView>) => Promise<number>;

/** Counts what a requester tracks: rows, different suppliers, and open requests. */
@Injectable()
export class TrackedCounter {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async counts(actor: Actor): Promise<TrackedCounts> {
    const [rows, suppliers, openRequests] = await Promise.all([
      this.groups(actor, (filter) => this.views.count(trackedSuppliersView, filter)),
      this.groups(actor, (filter) => this.views.countDistinct(trackedSuppliersView, filter, 'supplierId')),
      this.views.count(requestsView, { where: { requesterId: { eq: actor.companyId }, state: { eq: 'open' } } }),
    ]);
    return { ...rows, suppliers, openRequests };
  }

  private async groups(actor: Actor, count: Count): Promise<TrackedGroups> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const own: FilterOf<typeof trackedSuppliersView> = { where: { requesterId: { eq: actor.companyId } } };
    const active: FilterOf<typeof trackedSuppliersView> = { where: { ...own.where, active: { eq: true } } };
    const counted = TRACKED_GROUPS.map(
      async (group) => [group, await count({ and: [own, trackedGroupFilter(group, today)] })] as const,
    );
    const groups = Object.fromEntries(await Promise.all(counted)) as Record<(typeof TRACKED_GROUPS)[number], number>;
    return { total: await count(active), ...groups };
  }
}
