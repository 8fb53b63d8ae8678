import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { HeldCertificates } from './held-certificates.reader.js';

/** Begins to issue again the certificates that state a policy. `certificateIds`: null for all of the agency. */
export class StartAgainBatch extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly policyId: Uuid,
    readonly certificateIds: readonly Uuid[] | null,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(StartAgainBatch)
export class StartAgainBatchHandler implements ICommandHandler<StartAgainBatch, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly held: HeldCertificates,
  ) {}

  /** Throws CERTIFICATE.NOT_FOUND for one of another agency, or one that does not state the policy; CERTIFICATE_BATCH.EMPTY where there is none. */
  async execute({ actor, policyId, certificateIds, meta }: StartAgainBatch): Promise<Outcome> {
    const { state: policy } = await this.deciders.load(policyDecider, policyId);
    if (policy === null) throw new Problem('HTTP.NOT_FOUND');
    const { userId: agentId, companyId: agencyId } = actor;
    const held = (await this.held.ofPolicy(agencyId, policyId)).map(({ id }) => id);
    const ids = certificateIds ?? held;
    if (ids.some((id) => !held.includes(id))) throw new Problem('CERTIFICATE.NOT_FOUND');
    const batchId = deriveId('certificate-batch', meta.commandId);
    const rows = ids.map((id) => ({ from: 'certificate', id }) as const);
    const of = { insuredId: policy.insuredId, agencyId, agentId, policyIds: [policyId] };
    const command = { type: 'StartCertificateBatch', batchId, ...of, rows } as const;
    return this.deciders.handle(certificateBatchDecider, batchId, command, meta);
  }
}
