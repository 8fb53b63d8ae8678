import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { View } from '@covertrail/contracts/define-view';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf, SortOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { pageOf, sortOf, TOTAL_CAP } from '#http/page.rules';
import { Views } from '#views/views.service';
import type { Asking, List } from './define-list.js';

/** One page of a list. */
export class ListPage<V extends View, Asked extends PageDto, Row> extends Query<QueryReply<PageOf<Row>>> {
  constructor(
    readonly list: List<V, Asked, Row>,
    readonly actor: Actor,
    readonly input: Asked,
  ) {
    super();
  }
}

/** Answers every list from its declaration. Throws HTTP.BAD_INPUT for a page that is too deep. */
@QueryHandler(ListPage)
export class ListPageHandler implements IQueryHandler<ListPage<View, PageDto, unknown>> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute<V extends View, Asked extends PageDto, Row>({
    list,
    actor,
    input,
  }: ListPage<V, Asked, Row>): Promise<QueryReply<PageOf<Row>>> {
    const asking: Asking<Asked> = {
      actor,
      input,
      today: dayInZone(this.clock.now(), actor.timeZone),
      views: this.views,
    };
    const filter = searching(list, await list.where(asking), input);
    const found = await this.views.find(list.view, filter, orderOf(list, input), pageOf(input));
    const total = await this.views.count(list.view, filter, TOTAL_CAP);
    const rows = await list.rows(found.documents, asking);
    return this.views.reply({ rows, total, ...(found.nextKey ? { next: found.nextKey } : {}) });
  }
}

function searching<V extends View, Asked extends PageDto, Row>(
  { words }: List<V, Asked, Row>,
  filter: FilterOf<V>,
  { keyword }: Asked,
): FilterOf<V> {
  const word = keyword && foldedText(keyword.trim());
  // TypeScript cannot compute this field of a generic view: `words` names a word index of this view.
  return word && words ? { and: [filter, { where: { [words]: { word } } } as FilterOf<V>] } : filter;
}

function orderOf<V extends View, Asked extends PageDto, Row>(
  { sorts = {}, order, then }: List<V, Asked, Row>,
  input: Asked,
): readonly SortOf<V>[] {
  const sorted = sortOf(input, sorts, order);
  return then && !sorted.some(({ field }) => field === then.field) ? [...sorted, then] : sorted;
}
