import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NoteCommand } from '@covertrail/domain/note/note.contract';
import { noteDecider } from '@covertrail/domain/note/note.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';

/** Revises or removes a note, where the person is its author. Refuses a note about another supplier: NOTE.NOT_FOUND. */
export class ChangeNote extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly noteId: Uuid,
    readonly change: Exclude<NoteCommand, { readonly type: 'AddNote' }>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ChangeNote)
export class ChangeNoteHandler implements ICommandHandler<ChangeNote, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ trackingId, noteId, change, meta }: ChangeNote): Promise<Outcome> {
    const { state } = await this.deciders.load(noteDecider, noteId);
    if (state && state.trackingId !== trackingId) throw new Problem('NOTE.NOT_FOUND');
    return this.deciders.handle(noteDecider, noteId, change, meta);
  }
}
