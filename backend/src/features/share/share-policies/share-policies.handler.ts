import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Grants } from '#auth/grants.service';
import { Problem } from '#http/problem';
import { SharePolicies } from './share-policies.command.js';

@CommandHandler(SharePolicies)
export class SharePoliciesHandler implements ICommandHandler<SharePolicies, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly grants: Grants,
  ) {}

  async execute({ share, meta }: SharePolicies): Promise<Outcome> {
    await this.refuseForeign(share);
    const shareId = deriveId('share', meta.commandId);
    const agencyId = await this.grants.agencyOf(share.insuredId);
    return this.deciders.handle(shareDecider, shareId, { type: 'SharePolicies', shareId, agencyId, ...share }, meta);
  }

  /** The project must be the requester's, each policy the insured's: both are in the body and prove nothing by themselves. */
  private async refuseForeign({ insuredId, requesterId, projectId, policyIds }: SharePolicies['share']): Promise<void> {
    const project = await this.deciders.load(projectDecider, projectId);
    if (project.state?.requesterId !== requesterId) throw new Problem('HTTP.NOT_FOUND');
    const policies = await Promise.all(policyIds.map((id) => this.deciders.load(policyDecider, id)));
    if (policies.some(({ state }) => state?.insuredId !== insuredId)) throw new Problem('HTTP.NOT_FOUND');
  }
}
