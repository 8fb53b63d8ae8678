import { noteText } from '@covertrail/domain/fields/note-fields';
import { Fits } from '../inputs/fits.decorator.js';

/** POST tracking/{id}/notes and PUT tracking/{id}/notes/{noteId}. */
export class NoteTextDto {
  @Fits(noteText) readonly noteText!: string;
}
