import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** The agency does not confirm the policy, and states why. */
export class RejectPolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly agencyId: Uuid,
    readonly reason: string,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(RejectPolicy)
export class RejectPolicyHandler implements ICommandHandler<RejectPolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, agencyId, reason, meta, expected }: RejectPolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'RejectPolicy', agencyId, reason }, meta, {
      expected,
    });
  }
}
