import { Injectable } from '@nestjs/common';
import type { TransferDetails } from '@covertrail/domain/client-transfer/client-transfer.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Views } from '../../../views/views.service.js';

interface RequestRecord {
  readonly id: Uuid;
  readonly number: string;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly dueOn: string;
}
interface Named { readonly name: string }

const MOST = 200;

/** The requests that the client has yet to answer: whoever answers for it answers them. */
@Injectable()
export class OpenRequests {
  constructor(private readonly views: Views) {}

  async of(insuredId: Uuid): Promise<TransferDetails['openRequests']> {
    const filter = { where: { insuredId: { eq: insuredId }, state: { eq: 'open' } } };
    const { documents } = await this.views.find<RequestRecord>('requests', filter, [{ field: 'dueOn', direction: 'asc' }], { limit: MOST });
    const companies = await this.views.byId<Named>('companies', documents.map(({ requesterId }) => requesterId));
    const projects = await this.views.byId<Named>('projects', documents.map(({ projectId }) => projectId));
    return documents.map(({ id, number, requesterId, projectId, dueOn }) => {
      const names = [companies.get(requesterId)?.name, projects.get(projectId)?.name];
      return { id, title: `Request ${number}`, detail: names.filter((name) => name !== undefined).join(', '), dueOn };
    });
  }
}
