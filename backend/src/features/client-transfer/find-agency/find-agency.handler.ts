import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AgencyChoice } from '@covertrail/domain/client-transfer/client-transfer.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { nameIn, type PersonRecord } from '../person-name.reader.js';
import { FindAgency } from './find-agency.query.js';

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
