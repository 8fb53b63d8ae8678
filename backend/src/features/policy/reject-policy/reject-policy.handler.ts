import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { RejectPolicy } from './reject-policy.command.js';

@CommandHandler(RejectPolicy)
export class RejectPolicyHandler implements ICommandHandler<RejectPolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, agencyId, reason, meta, expected }: RejectPolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'RejectPolicy', agencyId, reason }, meta, { expected });
  }
}
