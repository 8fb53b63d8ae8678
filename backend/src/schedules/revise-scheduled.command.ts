import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { keyOf } from './schedule-key.js';
import type { Schedule } from './schedule.js';

/** The whole form of a record; its decider finds out what changed. `expected` is the revision that the person saw. */
export class ReviseScheduled<Given> extends Command<Outcome> {
  constructor(
    readonly schedule: Schedule<Given>,
    readonly recordId: Uuid,
    readonly given: Given,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReviseScheduled)
export class ReviseScheduledHandler implements ICommandHandler<ReviseScheduled<unknown>, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  async execute({ schedule, recordId, given, expected, meta }: ReviseScheduled<unknown>): Promise<Outcome> {
    const { decider, key, notFoundCode } = schedule;
    const { state, revision } = await this.deciders.load(decider, recordId);
    if (!state) throw new RuleBroken(notFoundCode);
    const terms = schedule.stored(given, meta.commandId);
    const command = schedule.revises(terms);
    await this.holdToPolicy(schedule, state.policyId, terms);
    const revise = () => this.deciders.handle(decider, recordId, command, meta, { expected });
    // Nothing is reserved for an edit of an old revision; a repeated edit gets its recorded outcome.
    if (key.of(schedule.termsOf(state)) === key.of(terms) || (expected !== undefined && expected !== revision))
      return revise();
    // The rules refuse before the value is reserved.
    decider.decide(command, state, undefined);
    const { policyId } = state;
    return this.reservations.holding(keyOf(this.deciders, schedule, { policyId, recordId, terms }), meta, revise);
  }

  private async holdToPolicy(schedule: Schedule<unknown>, policyId: Uuid, terms: unknown): Promise<void> {
    if (!schedule.holdTo) return;
    const policy = (await this.deciders.readable.load(policyDecider, policyId)).state;
    if (policy) schedule.holdTo(policy, terms);
  }
}
