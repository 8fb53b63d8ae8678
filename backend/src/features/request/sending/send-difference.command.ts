import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { OptOuts } from '../opt-out/opt-outs.service.js';
import { AnsweringAgents } from './answering-agents.service.js';
import { Missing } from './missing.service.js';

/** Tells whoever can answer what is still missing. `today` is the day for the requester. */
export class SendDifference extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly today: CalendarDate,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(SendDifference)
export class SendDifferenceHandler implements ICommandHandler<SendDifference, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly agents: AnsweringAgents,
    private readonly missing: Missing,
    private readonly optOuts: OptOuts,
  ) {}

  async execute({ requestId, today, meta, expected }: SendDifference): Promise<Outcome> {
    await this.optOuts.refuseAbout(requestId);
    const [agents, missing] = [await this.agents.of(requestId), await this.missing.of(requestId)];
    const sinceAnswer = await this.missing.sinceAnswer(requestId);
    const command = {
      type: 'SendDifference',
      sentOn: today,
      agents,
      missing,
      ...(sinceAnswer ? { sinceAnswer } : {}),
    } as const;
    const pinned = { expected, facts: async () => ({ policies: [] }) };
    return this.deciders.handle(requestDecider, requestId, command, meta, pinned);
  }
}
