import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { requestsView, type RequestDocument } from '@covertrail/contracts/request/request.views';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { WhereOf } from '@covertrail/platform/read-store/view-query';
import { Views } from '#views/views.service';
import type { Sight } from './transfer-sight.reader.js';

const MOST = 200;

/** The requests that the client has not answered, or had not answered at the transfer: the agency of record answers them. */
@Injectable()
export class OpenRequests {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  async of(insuredId: Uuid, sight: Sight): Promise<TransferDetails['openRequests']> {
    if (sight.kind === 'nothing') return [];
    const client = { insuredId: { eq: insuredId } };
    const where: WhereOf<typeof requestsView> =
      sight.kind === 'then' ? { ...client, requestedAt: { lte: sight.at } } : { ...client, state: { eq: 'open' } };
    const { documents } = await this.views.find(requestsView, { where }, [{ field: 'dueOn', direction: 'asc' }], {
      limit: MOST,
    });
    if (sight.kind === 'masked')
      return documents.map(({ id, dueOn }) => ({ id, title: 'Open request', detail: '', dueOn }));
    const open = sight.kind === 'then' ? await this.openAt(documents, sight.position) : documents;
    const companies = await this.views.byId(
      companiesView,
      open.map(({ requesterId }) => requesterId),
    );
    const projects = await this.views.byId(
      projectsView,
      open.map(({ projectId }) => projectId),
    );
    return open.map(({ id, number, requesterId, projectId, dueOn }) => {
      const names = [companies.get(requesterId)?.name, projects.get(projectId)?.name];
      return { id, title: `Request ${number}`, detail: names.filter((name) => name !== undefined).join(', '), dueOn };
    });
  }

  private async openAt(requests: readonly RequestDocument[], position: Position): Promise<readonly RequestDocument[]> {
    const states = await Promise.all(
      requests.map(({ id }) => this.deciders.readable.loadAt(requestDecider, id, position)),
    );
    return requests.filter((_, index) => states[index]?.state?.outcome === null);
  }
}
