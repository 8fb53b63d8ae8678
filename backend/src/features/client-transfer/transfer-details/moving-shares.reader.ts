import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { projectsView } from '@covertrail/contracts/project/project.views';
import { sharesView, type ShareDocument } from '@covertrail/contracts/share/share.views';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';
import type { Sight } from './transfer-sight.reader.js';

type MovingShare = TransferDetails['shares'][number];

const MOST = 200;

/** The shares that move with a client: those that have not ended, or had not ended at the transfer. Newest first. */
@Injectable()
export class MovingShares {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  async of(insuredId: Uuid, sight: Sight, timeZone: string): Promise<readonly MovingShare[]> {
    if (sight.kind === 'nothing') return [];
    const now = { where: { insuredId: { eq: insuredId }, ended: { eq: false } } };
    const then = { where: { insuredId: { eq: insuredId } } };
    const newest = [{ field: 'sharedAt', direction: 'desc' }] as const;
    const { documents } = await this.views.find(sharesView, sight.kind === 'then' ? then : now, newest, {
      limit: MOST,
    });
    const open = sight.kind === 'then' ? await this.openAt(documents, sight.position) : documents;
    const masked = sight.kind === 'masked';
    const companies = await this.views.byId(companiesView, masked ? [] : open.map(({ requesterId }) => requesterId));
    const projects = await this.views.byId(projectsView, masked ? [] : open.map(({ projectId }) => projectId));
    return open.map(({ id, requesterId, projectId, policyIds, sharedAt }) => {
      const count = policyIds.length === 1 ? '1 policy' : `${policyIds.length} policies`;
      const detail = [projects.get(projectId)?.name, count].filter((part) => part !== undefined).join(', ');
      return {
        id,
        title: companies.get(requesterId)?.name ?? 'A requester',
        detail,
        sharedOn: dayInZone(sharedAt, timeZone),
      };
    });
  }

  private async openAt(shares: readonly ShareDocument[], position: string): Promise<readonly ShareDocument[]> {
    const states = await Promise.all(shares.map(({ id }) => this.deciders.readable.loadAt(shareDecider, id, position)));
    return shares.filter((_, index) => states[index]?.state?.ended === false);
  }
}
