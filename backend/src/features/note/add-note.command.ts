import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { noteDecider } from '@covertrail/domain/note/note.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';

/** Adds a note about a tracked supplier. */
export class AddNote extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly authorId: Uuid,
    readonly text: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(AddNote)
export class AddNoteHandler implements ICommandHandler<AddNote, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ trackingId, authorId, text, meta }: AddNote): Promise<Outcome> {
    const { state } = await this.deciders.load(trackingDecider, trackingId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const { requesterId, insuredId, projectId } = state;
    const noteId = deriveId('note', meta.commandId);
    return this.deciders.handle(
      noteDecider,
      noteId,
      { type: 'AddNote', noteId, trackingId, requesterId, insuredId, projectId, authorId, text },
      meta,
    );
  }
}
