import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GapCount } from '@covertrail/contracts/tracking/tracking.replies';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import { GAP_KINDS, isForReview } from '@covertrail/domain/compliance/gap-kinds';
import { gapKindTitle } from '@covertrail/wording/compliance/gap-kind-words';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';

/** What a requester's suppliers lack, by cause. */
export class ReadGapCounts extends Query<QueryReply<readonly GapCount[]>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(ReadGapCounts)
export class ReadGapCountsHandler implements IQueryHandler<ReadGapCounts> {
  constructor(private readonly views: Views) {}

  /** One count of an index, by what rows lack together: many rows lack the same, so there are few of those. */
  async execute({ actor }: ReadGapCounts): Promise<QueryReply<readonly GapCount[]>> {
    const own = { where: { requesterId: { eq: actor.companyId } } } as const;
    const groups = await this.views.countBy(trackedSuppliersView, own, ['gapKinds']);
    const counts = new Map<string, number>();
    for (const { key, count } of groups)
      for (const kind of key[0].split(' ')) counts.set(kind, (counts.get(kind) ?? 0) + count);
    const shown = GAP_KINDS.flatMap((kind) => {
      const count = counts.get(kind) ?? 0;
      return count === 0 ? [] : [{ kind, title: gapKindTitle(kind), toReview: isForReview(kind), count }];
    });
    return this.views.reply(shown.sort((a, b) => b.count - a.count || a.title.localeCompare(b.title)));
  }
}
