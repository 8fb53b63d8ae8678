import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { NoteRow } from './note.replies.js';
import type { NoteTextDto } from './note.inputs.js';

interface NoteChanged {
  readonly noteId: Uuid;
}

const CHANGES = { needs: 'writeNotes', settles: ['notes'] } as const;

/** Newest first [I02]. */
export const noteList = query<{ query: PageDto; reply: PageOf<NoteRow> }>()('tracking/:id/notes', {
  needs: 'readSuppliers',
  view: 'notes',
});

export const addNote = command<{ body: NoteTextDto; reply: NoteChanged }>()('POST', 'tracking/:id/notes', CHANGES);

export const reviseNote = command<{ body: NoteTextDto; reply: NoteChanged }>()(
  'PUT',
  'tracking/:id/notes/:noteId',
  CHANGES,
);

export const removeNote = command<{ reply: NoteChanged }>()('DELETE', 'tracking/:id/notes/:noteId', CHANGES);
