import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { ApprovePolicy } from './approve-policy.command.js';

@CommandHandler(ApprovePolicy)
export class ApprovePolicyHandler implements ICommandHandler<ApprovePolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, agencyId, meta, expected }: ApprovePolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'ApprovePolicy', agencyId }, meta, { expected });
  }
}
