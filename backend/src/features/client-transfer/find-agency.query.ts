import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { agenciesView } from '@covertrail/contracts/client-transfer/client-transfer.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { AgencyChoice } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { nameIn } from './person-name.reader.js';

/** Other agencies whose names contain words with these beginnings, at most 20. */
export class FindAgency extends Query<QueryReply<readonly AgencyChoice[]>> {
  constructor(
    readonly agencyId: Uuid,
    readonly keyword: string,
  ) {
    super();
  }
}

const MOST = 20;

@QueryHandler(FindAgency)
export class FindAgencyHandler implements IQueryHandler<FindAgency> {
  constructor(private readonly views: Views) {}

  async execute({ agencyId, keyword }: FindAgency): Promise<QueryReply<readonly AgencyChoice[]>> {
    const filter = { where: { nameFolded: { word: foldedText(keyword) } } };
    const found = await this.views.find(agenciesView, filter, [{ field: 'nameFolded', direction: 'asc' }], {
      limit: MOST + 1,
    });
    const others = found.documents.filter(({ id }) => id !== agencyId).slice(0, MOST);
    const people = await this.views.byId(
      peopleView,
      others.flatMap(({ agentIds }) => agentIds),
    );
    return this.views.reply(
      others.map(({ id, name, city, state, agentIds }) => ({
        agencyId: id,
        name,
        city,
        state,
        agents: agentIds.map((agentId) => ({ agentId, name: nameIn(people, agentId) })),
      })),
    );
  }
}
