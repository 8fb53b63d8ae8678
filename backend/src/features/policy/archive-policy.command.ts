import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Puts a policy aside, or takes it back. */
export class ArchivePolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly change: 'ArchivePolicy' | 'UnarchivePolicy',
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(ArchivePolicy)
export class ArchivePolicyHandler implements ICommandHandler<ArchivePolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, change, meta, expected }: ArchivePolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: change }, meta, { expected });
  }
}
