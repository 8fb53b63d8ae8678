import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { correctionDecider } from '@covertrail/domain/correction/correction.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** A person of the requester has read what a correction changed. */
export class AcknowledgeCorrection extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly correctionId: Uuid,
    readonly comment: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(AcknowledgeCorrection)
export class AcknowledgeCorrectionHandler implements ICommandHandler<AcknowledgeCorrection, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ trackingId, correctionId, comment, meta }: AcknowledgeCorrection): Promise<Outcome> {
    return this.deciders.handle(
      correctionDecider,
      trackingId,
      { type: 'AcknowledgeCorrection', correctionId, comment },
      meta,
    );
  }
}
