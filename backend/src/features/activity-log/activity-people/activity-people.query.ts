import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { activityLogView } from '@covertrail/contracts/activity-log/activity-log.views';
import type { ActivityPerson } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { ActivityPeopleDto } from '@covertrail/contracts/activity-log/activity-log.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { wordsOf } from '@covertrail/platform/read-store/words';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';

const MOST_PEOPLE = 20;
const byName = new Intl.Collator('en').compare;

/** Answers GET activity-log/people: the people who acted in the actor's own log, by name. What the product did by itself counts for no person. */
export class FindActivityPeople extends Query<QueryReply<PageOf<ActivityPerson>>> {
  constructor(
    readonly actor: Actor,
    readonly input: ActivityPeopleDto,
  ) {
    super();
  }
}

@QueryHandler(FindActivityPeople)
export class FindActivityPeopleHandler implements IQueryHandler<FindActivityPeople> {
  constructor(
    private readonly views: Views,
    private readonly naming: NamesService,
  ) {}

  async execute({ actor, input: { keyword = '' } }: FindActivityPeople): Promise<QueryReply<PageOf<ActivityPerson>>> {
    const counts = await this.countsOf(actor.companyId);
    const names = await this.naming.people([...counts.keys()]);
    const people = [...names]
      .filter(([, name]) => isCalled(name, keyword))
      .map(([id, name]) => ({ id, name, events: counts.get(id) ?? 0 }));
    people.sort((a, b) => byName(a.name, b.name) || (a.id < b.id ? -1 : 1));
    return this.views.reply({ rows: people.slice(0, MOST_PEOPLE), total: people.length });
  }

  /** Number of events for each person who acted. The view has no id of a person whom its reader may not know. */
  private async countsOf(viewer: Uuid): Promise<ReadonlyMap<Uuid, number>> {
    const groups = await this.views.countBy(activityLogView, { where: { viewer: { eq: viewer } } }, ['actorId']);
    return new Map(
      groups.flatMap(({ key: [id], count }) => (typeof id === 'string' && isUuid(id) ? [[id, count] as const] : [])),
    );
  }
}

/** Each word of the keyword must be the beginning of a word of the name. */
function isCalled(name: string, keyword: string): boolean {
  const words = wordsOf(foldedText(name));
  return wordsOf(foldedText(keyword)).every((sought) => words.some((word) => word.startsWith(sought)));
}
