import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { CancelPolicy } from './cancel-policy.command.js';

@CommandHandler(CancelPolicy)
export class CancelPolicyHandler implements ICommandHandler<CancelPolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, effectiveFrom, reason, meta, expected }: CancelPolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'CancelPolicy', effectiveFrom, reason }, meta, { expected });
  }
}
