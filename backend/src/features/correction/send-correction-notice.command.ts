import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { correctionDecider } from '@covertrail/domain/correction/correction.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** POST tracking/{id}/corrections/{correctionId}/notice: notifies those again who were notified of what is not true. */
export class SendCorrectionNotice extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly correctionId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SendCorrectionNotice)
export class SendCorrectionNoticeHandler implements ICommandHandler<SendCorrectionNotice, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ trackingId, correctionId, meta }: SendCorrectionNotice): Promise<Outcome> {
    return this.deciders.handle(correctionDecider, trackingId, { type: 'SendCorrectionNotice', correctionId }, meta);
  }
}
