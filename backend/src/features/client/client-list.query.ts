import { agentClientsView, type AgentClientDocument } from '@covertrail/contracts/client/client.views';
import { requestsView } from '@covertrail/contracts/request/request.views';
import { CLIENT_STATUSES, type ClientStatus } from '@covertrail/domain/client/client.contract';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { type ClientRow } from '@covertrail/contracts/client/client.replies';
import { type CalendarDate, dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { IsId } from '#http/is-id.decorator';
import { PageDto, type PageOf, pageOf, sortOf, toPage, TOTAL_CAP } from '#http/page.dto';
import { Views } from '#views/views.service';
import { standingsOf } from './policy-facts.reader.js';

/** Query of the client list: sorted by `name` or `since`; `insuredCompanyId` asks for one client. */
export class ClientListDto extends PageDto {
  @IsOptional() @IsIn(CLIENT_STATUSES) status?: ClientStatus;
  @IsOptional() @IsId() insuredCompanyId?: string;
}

/** The clients of the actor's agency. */
export class ClientList extends Query<QueryReply<PageOf<ClientRow>>> {
  constructor(
    readonly actor: Actor,
    readonly asked: ClientListDto,
  ) {
    super();
  }
}

const SORTS = { name: 'nameFolded', since: 'since' } as const;
const BY_NAME = { field: 'nameFolded', direction: 'asc' } as const;

@QueryHandler(ClientList)
export class ClientListHandler implements IQueryHandler<ClientList> {
  constructor(
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, asked }: ClientList): Promise<QueryReply<PageOf<ClientRow>>> {
    const today = dayInZone(this.clock.now(), actor.timeZone);
    const word = foldedText(asked.keyword ?? '').trim();
    const one = asked.insuredCompanyId;
    const mine: FilterOf<typeof agentClientsView> = {
      where: { agencyId: { eq: actor.companyId }, ...(word ? { nameFolded: { word } } : {}), ...(one ? { id: { eq: one } } : {}) },
    };
    const filter = asked.status ? await this.standingAt(mine, asked.status, actor.companyId, today) : mine;
    const found = await this.views.find(agentClientsView, filter, sortOf(asked, SORTS, BY_NAME), pageOf(asked));
    const total = await this.views.count(agentClientsView, filter, TOTAL_CAP);
    return this.views.reply(toPage(found, total, await this.rowsOf(found.documents, today)));
  }

  /** What only dates decide is computed for each client of the agency, however many there are, then the list keeps those. */
  private async standingAt(mine: FilterOf<typeof agentClientsView>, status: ClientStatus, agencyId: Uuid, today: CalendarDate): Promise<FilterOf<typeof agentClientsView>> {
    const clients = await this.views.countBy(agentClientsView, mine, ['id']);
    const standing = await standingsOf(this.views, { where: { agencyId: { eq: agencyId } } }, today);
    const ids = clients.map(({ key: [id] }) => id).filter((id) => standing(id).status === status);
    return { and: [mine, { where: { id: { in: ids } } }] };
  }

  private async rowsOf(records: readonly AgentClientDocument[], today: CalendarDate): Promise<(record: AgentClientDocument) => ClientRow> {
    const insuredId = { in: records.map(({ id }) => id) };
    const standing = await standingsOf(this.views, { where: { insuredId } }, today);
    const groups = await this.views.countBy(requestsView, { where: { insuredId, state: { eq: 'open' } } }, ['insuredId']);
    const open = new Map(groups.map(({ key, count }) => [key[0], count]));
    return ({ id, name, since, transferId }) => ({
      id, insuredId: id, name, since: since ?? '', transferId, ...standing(id), openRequests: open.get(id) ?? 0,
    });
  }
}
