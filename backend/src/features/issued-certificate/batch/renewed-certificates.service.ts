import { Injectable } from '@nestjs/common';
import { issuedCertificatesView } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Views } from '#views/views.service';
import { HeldCertificates } from './held-certificates.reader.js';

/** Where an agent issues a policy again to those who hold it, their certificates that state it are issued again too [D12]. */
@Injectable()
export class RenewedCertificates {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly held: HeldCertificates,
  ) {}

  /** The batch has an id from what began it, so whoever sees the event again begins no other. An insured issues no certificates. */
  async renew(
    {
      data: { batchId: cause, insuredId, agencyId, policyIds, rows: told, again },
      meta,
      position,
    }: RecordedEvent<'ShareBatchStarted'>,
    metaOf: (commandId: string) => CommandMeta,
  ): Promise<void> {
    const [policyId] = policyIds;
    if (!again || agencyId === null || policyId === undefined) return;
    await this.views.reached(position, issuedCertificatesView);
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
}
