import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Cover begins again on `effectiveFrom`; the days before it remain without cover. */
export class ReinstatePolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly effectiveFrom: CalendarDate,
    readonly reason: string,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(ReinstatePolicy)
export class ReinstatePolicyHandler implements ICommandHandler<ReinstatePolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, effectiveFrom, reason, meta, expected }: ReinstatePolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'ReinstatePolicy', effectiveFrom, reason }, meta, {
      expected,
    });
  }
}
