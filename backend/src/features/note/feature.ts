import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AddNoteHandler } from './add-note.command.js';
import { ChangeNoteHandler } from './change-note.command.js';
import { NoteController } from './note.controller.js';
import { NOTE_PROBLEMS } from './note.problems.js';

@Module({ controllers: [NoteController], providers: [AddNoteHandler, ChangeNoteHandler] })
class NoteModule {}

export const noteFeature: BackendFeature = { name: 'note', module: NoteModule, problems: NOTE_PROBLEMS };
