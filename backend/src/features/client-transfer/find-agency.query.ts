import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AgencyChoice } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { QueryReply } from '#http/data.interceptor';
import { Fits } from '#http/fits.decorator';
import { Views } from '#views/views.service';
import { nameIn, type PersonRecord } from './person-name.reader.js';

/** GET agent/agencies. */
export class FindAgencyDto {
  @Fits(searchedName) keyword!: string;
}

/** Other agencies whose names have words that begin so, at most 20. */
export class FindAgency extends Query<QueryReply<readonly AgencyChoice[]>> {
  constructor(
    readonly agencyId: Uuid,
    readonly keyword: string,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

interface AgencyRecord {
  readonly id: Uuid;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly agentIds: readonly Uuid[];
}

const MOST = 20;

@QueryHandler(FindAgency)
export class FindAgencyHandler implements IQueryHandler<FindAgency> {
  constructor(private readonly views: Views) {}

  async execute({ agencyId, keyword, awaited }: FindAgency): Promise<QueryReply<readonly AgencyChoice[]>> {
    const current = await this.views.asOf(awaited, 'agencies', 'people');
    const filter = { where: { nameFolded: { word: foldedText(keyword) } } };
    const found = await this.views.find<AgencyRecord>('agencies', filter, [{ field: 'nameFolded', direction: 'asc' }], { limit: MOST + 1 });
    const others = found.documents.filter(({ id }) => id !== agencyId).slice(0, MOST);
    const people = await this.views.byId<PersonRecord>('people', others.flatMap(({ agentIds }) => agentIds));
    return current.reply(others.map(({ id, name, city, state, agentIds }) => ({
      agencyId: id, name, city, state,
      agents: agentIds.map((agentId) => ({ agentId, name: nameIn(people, agentId) })),
    })));
  }
}
