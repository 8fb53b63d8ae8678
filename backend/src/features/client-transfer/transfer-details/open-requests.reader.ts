import { Injectable } from '@nestjs/common';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';
import type { Sight } from './transfer-sight.reader.js';

interface RequestRecord {
  readonly id: Uuid;
  readonly number: string;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly dueOn: string;
}
interface Named { readonly name: string }

const MOST = 200;

/** The requests that the client has yet to answer, or had at the move: whoever answers for it answers them. */
@Injectable()
export class OpenRequests {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  async of(insuredId: Uuid, sight: Sight): Promise<TransferDetails['openRequests']> {
    if (sight.kind === 'nothing') return [];
    const asked = { insuredId: { eq: insuredId }, ...(sight.kind === 'then' ? { requestedAt: { lte: sight.at } } : { state: { eq: 'open' } }) };
    const { documents } = await this.views.find<RequestRecord>('requests', { where: asked }, [{ field: 'dueOn', direction: 'asc' }], { limit: MOST });
    if (sight.kind === 'masked') return documents.map(({ id, dueOn }) => ({ id, title: 'Open request', detail: '', dueOn }));
    const open = sight.kind === 'then' ? await this.openAt(documents, sight.position) : documents;
    const companies = await this.views.byId<Named>('companies', open.map(({ requesterId }) => requesterId));
    const projects = await this.views.byId<Named>('projects', open.map(({ projectId }) => projectId));
    return open.map(({ id, number, requesterId, projectId, dueOn }) => {
      const names = [companies.get(requesterId)?.name, projects.get(projectId)?.name];
      return { id, title: `Request ${number}`, detail: names.filter((name) => name !== undefined).join(', '), dueOn };
    });
  }

  private async openAt(requests: readonly RequestRecord[], position: Position): Promise<readonly RequestRecord[]> {
    const states = await Promise.all(requests.map(({ id }) => this.deciders.readable.loadAt(requestDecider, id, position)));
    return requests.filter((_, index) => states[index]?.state?.outcome === null);
  }
}
