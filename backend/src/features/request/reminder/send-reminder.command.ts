import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RemindedAgent } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';

/** Reminds whoever can answer an open request. `today` is the day for the requester. */
export class SendReminder extends Command<Outcome> {
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

@CommandHandler(SendReminder)
export class SendReminderHandler implements ICommandHandler<SendReminder, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  async execute({ requestId, today, meta, expected }: SendReminder): Promise<Outcome> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    const agents = await this.agentsOf(state?.requested.insuredId ?? null);
    const command = { type: 'SendReminder', remindedOn: today, agents } as const;
    const pinned = { expected, facts: async () => ({ policies: [] }) };
    return this.deciders.handle(requestDecider, requestId, command, meta, pinned);
  }

  private async agentsOf(insuredId: Uuid | null): Promise<readonly RemindedAgent[]> {
    if (insuredId === null) return [];
    const tenures = await this.representations.tenuresOf(insuredId);
    return tenures.map(({ agencyId, agentId }) => ({ agencyId, agentId }));
  }
}
