import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { SharedWithAll, ShareBatchRow } from '@covertrail/domain/share-batch/share-batch.contract';
import { checkTerms } from '@covertrail/domain/share/share-terms.rules';
import { shareBatchDecider } from '@covertrail/domain/share-batch/share-batch.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { actingAgency, ShareChecks } from '../wizard/share-checks.service.js';
import { ShareSidesReader } from '../wizard/share-sides.reader.js';

/** Begins to share policies with many; a reaction carries it out. */
export class StartShareBatch extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly policyIds: readonly Uuid[],
    readonly terms: SharedWithAll,
    readonly rows: readonly ShareBatchRow[],
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(StartShareBatch)
export class StartShareBatchHandler implements ICommandHandler<StartShareBatch, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly checks: ShareChecks,
    private readonly sides: ShareSidesReader,
  ) {}

  /** What no row could pass is refused here, before anything begins. */
  async execute({ insuredId, policyIds, terms, rows, meta }: StartShareBatch): Promise<Outcome> {
    const agencyId = actingAgency(meta);
    const sides = await this.sides.of(insuredId, null);
    this.checks.available(await this.checks.policies(insuredId, policyIds, agencyId), sides);
    if (terms.shareExpiringOn !== undefined && terms.shareExpiringOn < sides.today)
      throw new RuleBroken('SHARE.EXPIRY_PAST');
    checkTerms(terms);
    const batchId = deriveId('share-batch', meta.commandId);
    const command = { type: 'StartShareBatch', batchId, insuredId, agencyId, policyIds, terms, rows } as const;
    return this.deciders.handle(shareBatchDecider, batchId, command, meta);
  }
}
