import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { ReinstatePolicy } from './reinstate-policy.command.js';

@CommandHandler(ReinstatePolicy)
export class ReinstatePolicyHandler implements ICommandHandler<ReinstatePolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, effectiveFrom, reason, meta, expected }: ReinstatePolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'ReinstatePolicy', effectiveFrom, reason }, meta, { expected });
  }
}
