import { Injectable } from '@nestjs/common';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';
import type { Sight } from './transfer-sight.reader.js';

type MovingShare = TransferDetails['shares'][number];

interface ShareRecord {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly policyIds: readonly Uuid[];
  readonly sharedAt: Instant;
}
interface Named { readonly name: string }

const MOST = 200;

/** The shares that go with a client: those that have not ended, or had not at the move. Newest first. */
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
    const { documents } = await this.views.find<ShareRecord>('shares', sight.kind === 'then' ? then : now, newest, { limit: MOST });
    const open = sight.kind === 'then' ? await this.openAt(documents, sight.position) : documents;
    const masked = sight.kind === 'masked';
    const companies = await this.views.byId<Named>('companies', masked ? [] : open.map(({ requesterId }) => requesterId));
    const projects = await this.views.byId<Named>('projects', masked ? [] : open.map(({ projectId }) => projectId));
    return open.map(({ id, requesterId, projectId, policyIds, sharedAt }) => {
      const count = policyIds.length === 1 ? '1 policy' : `${policyIds.length} policies`;
      const detail = [projects.get(projectId)?.name, count].filter((part) => part !== undefined).join(', ');
      return { id, title: companies.get(requesterId)?.name ?? 'A requester', detail, sharedOn: dayInZone(sharedAt, timeZone) };
    });
  }

  private async openAt(shares: readonly ShareRecord[], position: string): Promise<readonly ShareRecord[]> {
    const states = await Promise.all(shares.map(({ id }) => this.deciders.readable.loadAt(shareDecider, id, position)));
    return shares.filter((_, index) => states[index]?.state?.ended === false);
  }
}
