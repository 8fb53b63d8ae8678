import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { ListedForm } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import type { FormListDto } from '@covertrail/contracts/form-equivalence/form-equivalence.inputs';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf } from '#http/page.rules';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { FormEntries } from './form-entries.reader.js';
import { formRows } from './form-rows.reply.js';

/** GET requestor/forms: the index of the product with the entries of the requester, by number. */
export class ListForms extends Query<QueryReply<PageOf<ListedForm>>> {
  constructor(
    readonly actor: Actor,
    readonly input: FormListDto,
  ) {
    super();
  }
}

/** The index of the product is in memory, so the whole list is. */
@QueryHandler(ListForms)
export class ListFormsHandler implements IQueryHandler<ListForms> {
  constructor(
    private readonly entries: FormEntries,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, input }: ListForms): Promise<QueryReply<PageOf<ListedForm>>> {
    const rows = formRows(await this.entries.of(actor.companyId, dayInZone(this.clock.now(), actor.timeZone)), input);
    const { limit } = pageOf(input);
    const from = startOf(input);
    const next = from + limit < rows.length ? { next: String(from + limit) } : {};
    return this.views.reply({ rows: rows.slice(from, from + limit), total: rows.length, ...next });
  }
}

/** The key of a page is the place of its first row. */
function startOf({ after, page = 1, size }: FormListDto): number {
  if (after === undefined || after === '') return (page - 1) * pageOf({ size }).limit;
  if (!/^\d{1,6}$/.test(after))
    throw new Problem('HTTP.BAD_INPUT', { errors: { after: 'must be the `next` of the page before' } });
  return Number(after);
}
