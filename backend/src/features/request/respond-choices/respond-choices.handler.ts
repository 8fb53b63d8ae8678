import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { RespondChoice } from '@covertrail/domain/request/request.views';
import type { PolicyStanding } from '@covertrail/domain/policy/policy.views';
import type { Filter, Sort } from '@covertrail/platform/read-store/read-store.port';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf, TOTAL_CAP, toPage, type PageOf } from '#http/page.dto';
import { standingFilter } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';
import { AskedRequests } from '../asked-request.service.js';
import { respondChoice, type PolicyRecord } from './respond-choice.rules.js';
import { RespondChoices } from './respond-choices.query.js';

const STANDINGS: Readonly<Record<'current' | 'over', readonly PolicyStanding[]>> = {
  current: ['verified', 'expiring', 'pendingCancellation', 'unverified', 'notYetInForce'],
  over: ['expired', 'canceled', 'rejected'],
};
const LATEST_FIRST: Sort = { field: 'expiresOn', direction: 'desc' };

@QueryHandler(RespondChoices)
export class RespondChoicesHandler implements IQueryHandler<RespondChoices> {
  constructor(
    private readonly requests: AskedRequests,
    private readonly views: Views,
  ) {}

  async execute({ requestId, asked, awaited }: RespondChoices): Promise<QueryReply<PageOf<RespondChoice>>> {
    const { insuredId, today } = await this.requests.of(requestId);
    const word = asked.keyword?.trim().toLocaleLowerCase('en');
    const filter: Filter = {
      and: [
        { where: { insuredId: { eq: insuredId } } },
        standingAmong(STANDINGS[asked.which ?? 'current'], today),
        ...(word ? [{ where: { searched: { word } } }] : []),
      ],
    };
    const current = await this.views.asOf(awaited, 'policies');
    const found = await this.views.find<PolicyRecord>('policies', filter, [LATEST_FIRST], pageOf(asked));
    const total = await this.views.count('policies', filter, TOTAL_CAP);
    return current.reply(toPage(found, total, (record) => respondChoice(record, today)));
  }
}

const standingAmong = (standings: readonly PolicyStanding[], today: CalendarDate): Filter =>
  ({ or: standings.map((standing) => standingFilter(standing, today)) });
