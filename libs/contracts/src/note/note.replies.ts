import type { NoteDocument } from './note.views.js';

/** A note about a tracked supplier. */
export interface NoteRow extends Pick<NoteDocument, 'id' | 'text' | 'addedAt' | 'revisedAt'> {
  /** First and last name. */
  readonly addedBy: string;
  /** Whether the viewer wrote it: only then it can be revised and removed. */
  readonly own: boolean;
}
