import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { PoliciesShared } from '@covertrail/domain/share/share.contract';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { InsuredDays } from './insured-days.reader.js';
import { actingAgency, ShareChecks } from './wizard/share-checks.service.js';

/** Shares policies of an insured with a requester from now on. The share's id derives from the command id. */
export class SharePolicies extends Command<Outcome> {
  constructor(
    readonly share: Omit<PoliciesShared['data'], 'shareId' | 'agencyId'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SharePolicies)
export class SharePoliciesHandler implements ICommandHandler<SharePolicies, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly days: InsuredDays,
    private readonly checks: ShareChecks,
  ) {}

  async execute({ share, meta }: SharePolicies): Promise<Outcome> {
    const { shareExpiringOn } = share;
    if (shareExpiringOn !== undefined && shareExpiringOn < (await this.days.today(share.insuredId)))
      throw new RuleBroken('SHARE.EXPIRY_PAST');
    await this.checks.project(share.projectId, share.requesterId);
    await this.checks.policies(share.insuredId, share.policyIds, actingAgency(meta));
    const shareId = deriveId('share', meta.commandId);
    const agencyId = await this.representations.agencyOf(share.insuredId);
    return this.deciders.handle(shareDecider, shareId, { type: 'SharePolicies', shareId, agencyId, ...share }, meta);
  }
}
