import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Cover ends at 12:01 am of `effectiveFrom`. */
export class CancelPolicy extends Command<Outcome> {
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

@CommandHandler(CancelPolicy)
export class CancelPolicyHandler implements ICommandHandler<CancelPolicy, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ policyId, effectiveFrom, reason, meta, expected }: CancelPolicy): Promise<Outcome> {
    return this.deciders.handle(policyDecider, policyId, { type: 'CancelPolicy', effectiveFrom, reason }, meta, {
      expected,
    });
  }
}
