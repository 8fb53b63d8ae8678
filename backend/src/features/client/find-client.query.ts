import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { agentClientsView } from '@covertrail/contracts/client/client.views';
import type { ClientCandidate } from '@covertrail/contracts/client/client.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';

/** Insureds whose names contain words with these beginnings, at most 20, to add them or to request a transfer. */
export class FindClient extends Query<QueryReply<readonly ClientCandidate[]>> {
  constructor(
    readonly agencyId: Uuid,
    readonly keyword: string,
  ) {
    super();
  }
}

const MOST = 20;

/** Says that an insured has another agency of record, but not which one. */
@QueryHandler(FindClient)
export class FindClientHandler implements IQueryHandler<FindClient> {
  constructor(private readonly views: Views) {}

  async execute({ agencyId, keyword }: FindClient): Promise<QueryReply<readonly ClientCandidate[]>> {
    const filter = { where: { nameFolded: { word: foldedText(keyword) } } };
    const byName = [{ field: 'nameFolded', direction: 'asc' }] as const;
    const found = await this.views.find(agentClientsView, filter, byName, { limit: MOST });
    return this.views.reply(
      found.documents.map(({ id, name, city, state, agencyId: holder }) => ({
        insuredId: id,
        name,
        city,
        state,
        standing: holder === null ? 'free' : holder === agencyId ? 'mine' : 'elsewhere',
      })),
    );
  }
}
