import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ReplacedInShares } from '@covertrail/domain/share-batch/share-batch.contract';
import { shareBatchDecider } from '@covertrail/domain/share-batch/share-batch.decider';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { actingAgency, ShareChecks } from '../wizard/share-checks.service.js';
import { ShareSidesReader } from '../wizard/share-sides.reader.js';

/** Begins to put a policy in the place of another one in earlier shares; a reaction carries it out. */
export class ReplaceShared extends Command<Outcome> {
  constructor(
    readonly replaced: ReplacedInShares,
    readonly replacedBy: Uuid,
    readonly shareIds: readonly Uuid[],
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReplaceShared)
export class ReplaceSharedHandler implements ICommandHandler<ReplaceShared, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly checks: ShareChecks,
    private readonly sides: ShareSidesReader,
  ) {}

  /** Both policies are of one insured, and every share shows the old one. */
  async execute({ replaced, replacedBy, shareIds, meta }: ReplaceShared): Promise<Outcome> {
    const { state: policy } = await this.deciders.load(policyDecider, replacedBy);
    if (policy === null) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId } = policy;
    const agencyId = actingAgency(meta);
    const sides = await this.sides.of(insuredId, null);
    this.checks.available(await this.checks.policies(insuredId, [replacedBy], agencyId), sides);
    const batchId = deriveId('share-batch', meta.commandId);
    const command = {
      type: 'StartShareBatch',
      batchId,
      insuredId,
      agencyId,
      policyIds: [replacedBy],
      terms: {},
      rows: await Promise.all(shareIds.map((id) => this.rowOf(id, insuredId, replaced.policyId))),
      replaces: replaced,
    } as const;
    return this.deciders.handle(shareBatchDecider, batchId, command, meta);
  }

  private async rowOf(shareId: Uuid, insuredId: Uuid, policyId: Uuid) {
    const { state } = await this.deciders.load(shareDecider, shareId);
    if (state?.shared.insuredId !== insuredId || !state.shared.policyIds.includes(policyId))
      throw new Problem('SHARE.NOT_FOUND');
    const { requesterId, projectId } = state.shared;
    return { shareId, requesterId, projectId };
  }
}
