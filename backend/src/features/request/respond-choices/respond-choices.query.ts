import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import type { RespondChoicesDto } from '@covertrail/contracts/request/request.inputs';
import { pageOf, toPage, TOTAL_CAP } from '#http/page.rules';
import { standingFilter } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';
import { AskedRequests } from '../asked-request.service.js';
import { AnsweringPolicies } from './answering-policies.reader.js';
import { respondChoice } from './respond-choice.rules.js';

/** The policies of the insured that must answer, each with the reason why it cannot be chosen, if any. */
export class RespondChoices extends Query<QueryReply<PageOf<RespondChoice>>> {
  constructor(
    readonly requestId: Uuid,
    readonly input: RespondChoicesDto,
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

@QueryHandler(RespondChoices)
export class RespondChoicesHandler implements IQueryHandler<RespondChoices> {
  constructor(
    private readonly requests: AskedRequests,
    private readonly answering: AnsweringPolicies,
    private readonly views: Views,
  ) {}

  async execute({ requestId, input, actor }: RespondChoices): Promise<QueryReply<PageOf<RespondChoice>>> {
    const { insuredId, today, region } = await this.requests.of(requestId);
    const word = input.keyword && foldedText(input.keyword.trim());
    const filter: FilterOf<typeof policiesView> = {
      and: [
        await this.answering.of(actor, insuredId),
        standingAmong(STANDINGS[input.which ?? 'current'], today),
        ...(word ? [{ where: { searched: { word } } }] : []),
      ],
    };
    const found = await this.views.find(policiesView, filter, [LATEST_FIRST], pageOf(input));
    const total = await this.views.count(policiesView, filter, TOTAL_CAP);
    return this.views.reply(toPage(found, total, (record) => respondChoice(record, { today, region })));
  }
}

const standingAmong = (standings: readonly PolicyStatus[], today: CalendarDate): FilterOf<typeof policiesView> => ({
  or: standings.map((standing) => standingFilter(standing, today)),
});
