import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { HeldCertificates } from './held-certificates.reader.js';

/** An insured requests that the agency which manages a policy issue again the certificates that state it [D12]. */
export class RequestCertificateBatch extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(RequestCertificateBatch)
export class RequestCertificateBatchHandler implements ICommandHandler<RequestCertificateBatch, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly held: HeldCertificates,
  ) {}

  /** Throws CERTIFICATE_BATCH.EMPTY where no agency manages the policy, or none of its certificates states it. */
  async execute({ policyId, meta }: RequestCertificateBatch): Promise<Outcome> {
    const managed = await this.held.ofManager(policyId);
    if (managed === null || managed.held.length === 0) throw new Problem('CERTIFICATE_BATCH.EMPTY');
    const { insuredId, agencyId } = managed;
    const batchId = deriveId('certificate-batch', meta.commandId);
    const command = { type: 'RequestCertificateBatch', batchId, insuredId, agencyId, policyId } as const;
    return this.deciders.handle(certificateBatchDecider, batchId, command, meta);
  }
}
