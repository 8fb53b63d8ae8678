import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** The agency verifies again what it verified before: its proof is of today from now on (decision 41). */
export class ReverifyPolicy extends Command<Outcome> {
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

@CommandHandler(ReverifyPolicy)
export class ReverifyPolicyHandler implements ICommandHandler<ReverifyPolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, agencyId, meta, expected }: ReverifyPolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'ReverifyPolicy', agencyId }, meta, { expected });
  }
}
