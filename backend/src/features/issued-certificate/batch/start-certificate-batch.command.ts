import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BulkIssueDto } from '@covertrail/contracts/certificate-batch/certificate-batch.inputs';
import { sharesView } from '@covertrail/contracts/share/share.views';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { CertificateBatchRow } from '@covertrail/domain/certificate-batch/certificate-batch.contract';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { CertificateIssuer } from '../certificate-issuer.service.js';
import { CertificatePolicies } from '../certificate-policies.reader.js';

/** Begins to issue certificates to many holders; a reaction carries it out. */
export class StartCertificateBatch extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly wanted: BulkIssueDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Fits in its box: the checks before a batch are of what is the same for all holders. */
const ANY_HOLDER = plainHolder({ name: 'Any holder', address: null });

@CommandHandler(StartCertificateBatch)
export class StartCertificateBatchHandler implements ICommandHandler<StartCertificateBatch, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly policies: CertificatePolicies,
    private readonly issuer: CertificateIssuer,
    private readonly views: Views,
  ) {}

  /** What no row could pass is refused here, before anything begins. */
  async execute({ actor, wanted, meta }: StartCertificateBatch): Promise<Outcome> {
    const { insuredCompanyId: insuredId, form, policyIds, description = '', holders } = wanted;
    const { userId: agentId, companyId: agencyId } = actor;
    const of = { insuredId, agencyId, agentId };
    const policies = await this.policies.these(agencyId, insuredId, policyIds);
    const checked = { number: '', revision: 0, holder: ANY_HOLDER, policies, typed: description };
    await this.issuer.plan({ ...of, form, ...checked });
    const batchId = deriveId('certificate-batch', meta.commandId);
    const rows = holders
      ? holders.map(({ holderId }) => ({ from: 'book', id: holderId }) as const)
      : await this.sharing(insuredId, policyIds);
    const stated = { ...of, policyIds, issues: { form, description }, rows };
    const command = { type: 'StartCertificateBatch', batchId, ...stated } as const;
    return this.deciders.handle(certificateBatchDecider, batchId, command, meta);
  }

  /** Who holds one of the policies by a share: each requester once for each of its projects, by its last share. */
  private async sharing(insuredId: Uuid, policyIds: readonly Uuid[]): Promise<readonly CertificateBatchRow[]> {
    const rows = new Map<string, CertificateBatchRow>();
    for (const policyId of policyIds) {
      const filter = { where: { insuredId: { eq: insuredId }, policyWords: { word: idWord(policyId) } } };
      for await (const share of everyDocument(this.views, sharesView, filter, []))
        if (!share.ended) rows.set(`${share.requesterId} ${share.projectId}`, { from: 'share', id: share.id });
    }
    return [...rows.values()];
  }
}
