import { Inject, Injectable } from '@nestjs/common';
import { activityLogView, EVERYONE, type ActivityRowDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import { addDays } from '@covertrail/domain/kernel/dates';
import type { Position } from '@covertrail/domain/kernel/event';
import { lastMomentOf } from '@covertrail/domain/kernel/zoned-day';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { ConditionOn, WhereOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { EVENTS } from '#composition/tokens';
import { Views } from '#views/views.service';
import type { ActivityFilterDto } from '../activity-log.dto.js';

const NEWEST = { field: 'position', direction: 'desc' } as const;
const COUNT_CAP = 10_000;

type Where = WhereOf<typeof activityLogView>;

/** Finds the events that a company may see, newest first: its own log and the facts that everyone may know, as one list. */
@Injectable()
export class ActivityList {
  constructor(
    private readonly views: Views,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async find(actor: Actor, asked: ActivityFilterDto, limit: number, before?: Position): Promise<ActivityRowDocument[]> {
    const sources = await this.sources(actor, asked, before);
    const found = await Promise.all(sources.map((where) => this.views.find(activityLogView, { where }, [NEWEST], { limit })));
    const records = found.flatMap(({ documents }) => documents);
    return records.sort((a, b) => (a.position > b.position ? -1 : 1)).slice(0, limit);
  }

  /** Counting stops soon after the cap. */
  async count(actor: Actor, asked: ActivityFilterDto): Promise<number> {
    const sources = await this.sources(actor, asked);
    const counts = await Promise.all(sources.map((where) => this.views.count(activityLogView, { where }, COUNT_CAP)));
    return Math.min(COUNT_CAP + 1, counts.reduce((sum, count) => sum + count, 0));
  }

  /** Public facts name no company and no policy, so they are left out when the filter names one. */
  private async sources(actor: Actor, asked: ActivityFilterDto, before?: Position): Promise<readonly Where[]> {
    const { company, policy, user, feature } = asked;
    const position = await this.span(actor, asked, before);
    const subjects = [company, policy].filter((id) => id !== undefined).map((id) => id.replaceAll('-', ''));
    const common: Where = {
      ...(position ? { position } : {}),
      ...(user ? { actorId: { eq: user } } : {}),
      ...(feature ? { feature: { eq: feature } } : {}),
    };
    if (subjects.length > 0) return [{ viewer: { eq: actor.companyId }, subjects: { word: subjects.join(' ') }, ...common }];
    return [actor.companyId, EVERYONE].map((viewer) => ({ viewer: { eq: viewer }, ...common }));
  }

  /** Days are converted to positions: `recordedAt` never gets smaller as the position grows. */
  private async span({ timeZone }: Actor, { from, to }: ActivityFilterDto, before?: Position): Promise<ConditionOn<Position> | undefined> {
    const after = from === undefined ? undefined : await this.events.positionAt(lastMomentOf(addDays(from, -1), timeZone));
    const last = to === undefined ? undefined : await this.events.positionAt(lastMomentOf(to, timeZone));
    if (after === undefined && last === undefined && before === undefined) return undefined;
    return {
      ...(after === undefined ? {} : { gt: after }),
      ...(last === undefined ? {} : { lte: last }),
      ...(before === undefined ? {} : { lt: before }),
    };
  }
}
