import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { Problem } from '#http/problem';
import { AnsweringAgents } from '../sending/answering-agents.service.js';

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
    private readonly agents: AnsweringAgents,
  ) {}

  async execute({ requestId, today, meta, expected }: SendReminder): Promise<Outcome> {
    await this.refuseInactive(requestId);
    const agents = await this.agents.of(requestId);
    const command = { type: 'SendReminder', remindedOn: today, agents } as const;
    const pinned = { expected, facts: async () => ({ policies: [] }) };
    return this.deciders.handle(requestDecider, requestId, command, meta, pinned);
  }

  /** A supplier that its requester set aside is not reminded [F03]. */
  private async refuseInactive(requestId: Uuid): Promise<void> {
    const requested = (await this.deciders.load(requestDecider, requestId)).state?.requested;
    if (!requested?.insuredId) return;
    const trackingId = trackingIdOf(requested.requesterId, requested.projectId, requested.insuredId);
    const { state } = await this.deciders.load(trackingDecider, trackingId);
    if (state?.standing === 'inactive') throw new Problem('REQUEST.SUPPLIER_INACTIVE');
  }
}
