import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import type { PoliciesShared } from '@covertrail/domain/share/share.contract';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { isAgency } from '@covertrail/domain/rights/sides';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';
import { InsuredDays } from './insured-days.reader.js';

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
  ) {}

  async execute({ share, meta }: SharePolicies): Promise<Outcome> {
    const { shareExpiringOn } = share;
    if (shareExpiringOn !== undefined && shareExpiringOn < (await this.days.today(share.insuredId)))
      throw new RuleBroken('SHARE.EXPIRY_PAST');
    await this.refuseForeign(share, meta);
    const shareId = deriveId('share', meta.commandId);
    const agencyId = await this.representations.agencyOf(share.insuredId);
    return this.deciders.handle(shareDecider, shareId, { type: 'SharePolicies', shareId, agencyId, ...share }, meta);
  }

  /** The project must belong to the requester, and each policy to the insured and to no other agency, and nobody has put it aside: the ids in the body prove nothing. */
  private async refuseForeign(
    { insuredId, requesterId, projectId, policyIds }: SharePolicies['share'],
    meta: CommandMeta,
  ): Promise<void> {
    const project = await this.deciders.load(projectDecider, projectId);
    if (project.state?.requesterId !== requesterId) throw new Problem('HTTP.NOT_FOUND');
    const policies = await Promise.all(policyIds.map((id) => this.deciders.load(policyDecider, id)));
    if (policies.some(({ state }) => state?.insuredId !== insuredId)) throw new Problem('HTTP.NOT_FOUND');
    const added = policies.flatMap(({ state }) => state ?? []);
    const { tenant } = meta;
    if (isAgency(meta) && tenant !== null && !(await this.representations.handlesAll(tenant, insuredId, added)))
      throw new Problem('HTTP.NOT_FOUND');
    if (policies.some(({ state }) => state?.archived)) throw new RuleBroken('SHARE.POLICY_ARCHIVED');
  }
}
