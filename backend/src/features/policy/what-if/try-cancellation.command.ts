import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { canceledPolicy } from '@covertrail/domain/what-if/what-if-policy';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { WhatIfs } from '#what-if/what-ifs.service';

/** What canceling a policy would do where it was shown. Answers with the id of the what-if; nothing is recorded. */
export class TryCancellation extends Command<Uuid> {
  constructor(
    readonly actor: Actor,
    readonly policyId: Uuid,
    readonly effectiveFrom: CalendarDate,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(TryCancellation)
export class TryCancellationHandler implements ICommandHandler<TryCancellation, Uuid> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly whatIfs: WhatIfs,
  ) {}

  /** Refuses what a cancellation would refuse. */
  async execute({ actor, policyId, effectiveFrom, meta }: TryCancellation): Promise<Uuid> {
    const { state } = await this.deciders.load(policyDecider, policyId);
    canceledPolicy(state, { effectiveFrom });
    return this.whatIfs.start(actor, { kind: 'policyCanceled', policyId, effectiveFrom }, meta);
  }
}
