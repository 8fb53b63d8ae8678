import { Injectable } from '@nestjs/common';
import { issuedCertificatesView } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Views } from '#views/views.service';
import { HeldCertificates, type ManagedCertificates } from './held-certificates.reader.js';

type IssuedAgain = RecordedEvent<'ShareBatchStarted'>;
type MetaOf = (commandId: Uuid) => CommandMeta;

/** Where a policy is issued again to those who hold it, their certificates that state it are issued again too: by the agent, or at the request of the insured [D12]. */
@Injectable()
export class RenewedCertificates {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly held: HeldCertificates,
  ) {}

  /** The batch has an id from what began it, so whoever sees the event again begins no other. */
  async renew(event: IssuedAgain, metaOf: MetaOf): Promise<void> {
    const { agencyId, policyIds, again } = event.data;
    const [policyId] = policyIds;
    if (!again || policyId === undefined) return;
    await this.views.reached(event.position, issuedCertificatesView);
    if (agencyId === null) await this.request(policyId, event, metaOf);
    else await this.start(policyId, agencyId, event, metaOf);
  }

  private async start(
    policyId: Uuid,
    agencyId: Uuid,
    { data: { batchId: cause, insuredId, rows: told }, meta }: IssuedAgain,
    metaOf: MetaOf,
  ): Promise<void> {
    const projects = new Set(told.map(({ projectId }) => projectId));
    const held = await this.held.ofPolicy(agencyId, policyId);
    const theirs = held.filter(({ projectId }) => projectId !== null && projects.has(projectId));
    if (theirs.length === 0) return;
    const batchId = deriveId('certificate-batch', cause);
    const rows = theirs.map(({ id }) => ({ from: 'certificate', id }) as const);
    const of = { insuredId, agencyId, agentId: meta.actor, policyIds: [policyId] };
    const command = { type: 'StartCertificateBatch', batchId, ...of, rows } as const;
    await this.deciders.handle(certificateBatchDecider, batchId, command, metaOf(deriveId('renewed', cause)));
  }

  /** An insured issues no certificates: its agent is asked to, unless each of them says already what it would say again. */
  private async request(policyId: Uuid, { data: { batchId: cause } }: IssuedAgain, metaOf: MetaOf): Promise<void> {
    const managed = await this.held.ofManager(policyId);
    if (managed === null || !(await this.someOutdated(managed))) return;
    const { insuredId, agencyId } = managed;
    const batchId = deriveId('certificate-batch', cause);
    const command = { type: 'RequestCertificateBatch', batchId, insuredId, agencyId, policyId } as const;
    await this.deciders.handle(certificateBatchDecider, batchId, command, metaOf(deriveId('renewed', cause)));
  }

  private async someOutdated({ held }: ManagedCertificates): Promise<boolean> {
    for (const { id } of held) if (await this.held.isOutdated(id)) return true;
    return false;
  }
}
