import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { ShareChoicesDto } from '@covertrail/contracts/share/share-wizard.inputs';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf, toPage, TOTAL_CAP } from '#http/page.rules';
import { readableBy } from '#views/policy-readers.filter';
import { standingFilter } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';
import { shareChoice } from './share-choice.rules.js';
import { ShareSidesReader } from './share-sides.reader.js';

/** The policies of an insured that someone may share, latest expiration first. */
export class ShareChoices extends Query<QueryReply<PageOf<ShareChoice>>> {
  constructor(
    readonly input: ShareChoicesDto,
    readonly actor: Actor,
  ) {
    super();
  }
}

const STANDINGS: Readonly<Record<'current' | 'over', readonly PolicyStatus[]>> = {
  current: ['verified', 'expiring', 'pendingCancellation', 'unverified', 'notYetInForce'],
  over: ['expired', 'canceled', 'rejected'],
};
const LATEST_FIRST = { field: 'expiresOn', direction: 'desc' } as const;

@QueryHandler(ShareChoices)
export class ShareChoicesHandler implements IQueryHandler<ShareChoices> {
  constructor(
    private readonly sides: ShareSidesReader,
    private readonly views: Views,
  ) {}

  async execute({ input, actor }: ShareChoices): Promise<QueryReply<PageOf<ShareChoice>>> {
    const { insuredCompanyId: insuredId, requesterCompanyId = null, which = 'current' } = input;
    const sides = await this.sides.of(insuredId, requesterCompanyId);
    const word = input.keyword && foldedText(input.keyword.trim());
    const filter: FilterOf<typeof policiesView> = {
      and: [
        { where: { insuredId: { eq: insuredId } } },
        readableBy(actor),
        { or: STANDINGS[which].map((standing) => standingFilter(standing, sides.today)) },
        ...(word ? [{ where: { searched: { word } } }] : []),
      ],
    };
    const found = await this.views.find(policiesView, filter, [LATEST_FIRST], pageOf(input));
    const total = await this.views.count(policiesView, filter, TOTAL_CAP);
    return this.views.reply(toPage(found, total, (record) => shareChoice(record, sides)));
  }
}
