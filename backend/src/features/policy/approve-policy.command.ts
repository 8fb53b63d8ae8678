import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** The agency confirms the policy: it becomes verified [G02]. */
export class ApprovePolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly agencyId: Uuid,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(ApprovePolicy)
export class ApprovePolicyHandler implements ICommandHandler<ApprovePolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, agencyId, meta, expected }: ApprovePolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'ApprovePolicy', agencyId }, meta, { expected });
  }
}
