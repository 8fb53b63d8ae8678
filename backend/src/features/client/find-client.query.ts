import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ClientCandidate } from '@covertrail/contracts/client/client.replies';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { QueryReply } from '#http/data.interceptor';
import { Fits } from '#http/fits.decorator';
import { Views } from '#views/views.service';

/** GET agent/client/search. */
export class FindClientDto {
  @Fits(searchedName) keyword!: string;
}

/** Insureds whose names have words that begin so, at most 20, to be added or to be asked for. */
export class FindClient extends Query<QueryReply<readonly ClientCandidate[]>> {
  constructor(
    readonly agencyId: Uuid,
    readonly keyword: string,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

interface InsuredRecord {
  readonly id: Uuid;
  readonly agencyId: Uuid | null;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

const MOST = 20;

/** Says that an insured has another agency of record, never which one. */
@QueryHandler(FindClient)
export class FindClientHandler implements IQueryHandler<FindClient> {
  constructor(private readonly views: Views) {}

  async execute({ agencyId, keyword, awaited }: FindClient): Promise<QueryReply<readonly ClientCandidate[]>> {
    const current = await this.views.asOf(awaited, 'agent-clients');
    const filter = { where: { nameFolded: { word: foldedText(keyword) } } };
    const byName = [{ field: 'nameFolded', direction: 'asc' }] as const;
    const found = await this.views.find<InsuredRecord>('agent-clients', filter, byName, { limit: MOST });
    return current.reply(found.documents.map(({ id, name, city, state, agencyId: holder }) => ({
      insuredId: id, name, city, state, standing: holder === null ? 'free' : holder === agencyId ? 'mine' : 'elsewhere',
    })));
  }
}
