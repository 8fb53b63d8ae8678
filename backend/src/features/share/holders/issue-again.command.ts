import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { shareBatchDecider } from '@covertrail/domain/share-batch/share-batch.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { actingAgency } from '../wizard/share-checks.service.js';
import { PolicyHoldersReader } from './policy-holders.reader.js';
import { UntoldHolders } from './untold-holders.reader.js';

/** Begins to issue a policy again to those who hold it; a reaction carries it out. `shareIds`: null for all who were not told of its last change, be it of its terms or beside them. */
export class IssueAgain extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly shareIds: readonly Uuid[] | null,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(IssueAgain)
export class IssueAgainHandler implements ICommandHandler<IssueAgain, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly holders: PolicyHoldersReader,
    private readonly untold: UntoldHolders,
  ) {}

  /** Every share that was chosen shows the policy. Throws SHARE.NOT_FOUND for another one. */
  async execute({ policyId, shareIds, meta }: IssueAgain): Promise<Outcome> {
    const { state: policy, position } = await this.deciders.load(policyDecider, policyId);
    if (policy === null) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId } = policy;
    const batchId = deriveId('share-batch', meta.commandId);
    const held = await (shareIds === null ? this.untold.of(policy, position) : this.holders.of(policy));
    const chosen = shareIds === null ? held : shareIds.map((id) => held.find(({ shareId }) => shareId === id));
    const rows = chosen.map((holder) => {
      if (!holder) throw new Problem('SHARE.NOT_FOUND');
      const { shareId, requesterId, projectId } = holder;
      return { shareId, requesterId, projectId };
    });
    const command = {
      type: 'StartShareBatch',
      batchId,
      insuredId,
      agencyId: actingAgency(meta),
      policyIds: [policyId],
      terms: {},
      rows,
      again: true,
    } as const;
    return this.deciders.handle(shareBatchDecider, batchId, command, meta);
  }
}
