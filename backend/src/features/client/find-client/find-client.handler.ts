import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ClientCandidate } from '@covertrail/domain/client/client.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { FindClient } from './find-client.query.js';

interface InsuredRecord {
  readonly id: Uuid;
  readonly agencyId: Uuid | null;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

const MOST = 20;

/** Tells that another agency answers for an insured, never which one. */
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
