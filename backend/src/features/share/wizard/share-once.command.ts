import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { PoliciesShared } from '@covertrail/domain/share/share.contract';
import { statedTerms } from '@covertrail/domain/share/share-terms.rules';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { actingAgency, ShareChecks } from './share-checks.service.js';
import { shareOnce } from './share-once.rules.js';
import { ShareSidesReader } from './share-sides.reader.js';

/** Shares policies as a person chose them. The same share that still holds is not made again, however often it is sent [D03]. */
export class ShareOnce extends Command<Outcome> {
  constructor(
    readonly share: Omit<PoliciesShared['data'], 'shareId' | 'agencyId'>,
    readonly meta: CommandMeta,
    /** Whether a policy that is over or of another country refuses it. */
    readonly onlyAvailable = false,
  ) {
    super();
  }
}

@CommandHandler(ShareOnce)
export class ShareOnceHandler implements ICommandHandler<ShareOnce, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly checks: ShareChecks,
    private readonly sides: ShareSidesReader,
  ) {}

  async execute({ share, meta, onlyAvailable }: ShareOnce): Promise<Outcome> {
    const { insuredId, requesterId, projectId, requestId, policyIds, ...terms } = share;
    const sides = await this.sides.of(insuredId, requesterId);
    await this.checks.project(projectId, requesterId);
    const policies = await this.checks.policies(insuredId, policyIds, actingAgency(meta));
    if (onlyAvailable) this.checks.available(policies, sides);
    const stated = statedTerms(terms);
    if (stated.shareExpiringOn !== undefined && stated.shareExpiringOn < sides.today)
      throw new RuleBroken('SHARE.EXPIRY_PAST');
    const agencyId = await this.representations.agencyOf(insuredId);
    const data = { insuredId, requesterId, projectId, requestId, policyIds, agencyId, ...stated };
    return (await shareOnce(this.deciders, data, meta)).outcome;
  }
}
