import { Inject, Injectable } from '@nestjs/common';
import { activityLogView, type ActivityRowDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import type { ActivityFilterDto } from '@covertrail/contracts/activity-log/activity-log.inputs';
import { addDays } from '@covertrail/domain/kernel/dates';
import type { Position } from '@covertrail/domain/kernel/event';
import { lastMomentOf } from '@covertrail/domain/kernel/zoned-day';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Actor } from '#auth/actor';
import { EVENTS } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { activitySources, newestActivity, type AskedActivity } from './activity-sources.reader.js';

const COUNT_CAP = 10_000;

/** Finds the events that a company may see, newest first: its own log and the facts that everyone may know, as one list. */
@Injectable()
export class ActivityList {
  constructor(
    private readonly views: Views,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async find(actor: Actor, input: ActivityFilterDto, limit: number, before?: Position): Promise<ActivityRowDocument[]> {
    const { span, ...of } = await this.selectionOf(actor, input);
    return newestActivity(this.views, { ...of, span: { ...span, ...(before === undefined ? {} : { before }) } }, limit);
  }

  /** Of what is older than `before`, where it is given. Counting stops soon after the cap. */
  async count(actor: Actor, input: ActivityFilterDto, before?: Position): Promise<number> {
    const { span, ...of } = await this.selectionOf(actor, input);
    const sources = activitySources({ ...of, span: { ...span, ...(before === undefined ? {} : { before }) } });
    const counts = await Promise.all(sources.map((where) => this.views.count(activityLogView, { where }, COUNT_CAP)));
    return Math.min(
      COUNT_CAP + 1,
      counts.reduce((sum, count) => sum + count, 0),
    );
  }

  /** Days are converted to positions: `recordedAt` never gets smaller as the position grows. */
  async selectionOf(
    { companyId, timeZone }: Actor,
    { from, to, ...filter }: ActivityFilterDto,
  ): Promise<AskedActivity> {
    const after =
      from === undefined ? undefined : await this.events.positionAt(lastMomentOf(addDays(from, -1), timeZone));
    const last = to === undefined ? undefined : await this.events.positionAt(lastMomentOf(to, timeZone));
    return {
      companyId,
      filter,
      span: { ...(after === undefined ? {} : { after }), ...(last === undefined ? {} : { last }) },
    };
  }
}
