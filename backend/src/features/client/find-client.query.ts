import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { agentClientsView } from '@covertrail/contracts/client/client.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
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
/** Each insured of the answer may have 15 agencies. */
const MOST_PAIRS = MOST * 15;

/** Says that an insured has other agencies, but not which ones. */
@QueryHandler(FindClient)
export class FindClientHandler implements IQueryHandler<FindClient> {
  constructor(private readonly views: Views) {}

  async execute({ agencyId, keyword }: FindClient): Promise<QueryReply<readonly ClientCandidate[]>> {
    const filter = { where: { 'is.insured': { eq: true }, nameFolded: { word: foldedText(keyword) } } };
    const byName = [{ field: 'nameFolded', direction: 'asc' }] as const;
    const { documents } = await this.views.find(companiesView, filter, byName, { limit: MOST });
    const agencies = await this.agenciesOf(documents.map(({ id }) => id));
    return this.views.reply(
      documents.map(({ id, name, address: { city, state } }) => {
        const holders = agencies.get(id) ?? [];
        const standing = holders.includes(agencyId) ? 'mine' : holders.length === 0 ? 'free' : 'elsewhere';
        return { insuredId: id, name, city, state, standing };
      }),
    );
  }

  private async agenciesOf(insuredIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, readonly Uuid[]>> {
    const filter = { where: { insuredId: { in: insuredIds } } };
    const { documents } = await this.views.find(agentClientsView, filter, [], { limit: MOST_PAIRS });
    const agencies = new Map<Uuid, readonly Uuid[]>();
    for (const client of documents)
      agencies.set(client.insuredId, [...(agencies.get(client.insuredId) ?? []), client.agencyId]);
    return agencies;
  }
}
