import { notesView } from '@covertrail/contracts/note/note.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** What did people of the requester note about this supplier? */
export const notes = defineProjection(notesView)({
  version: 1,
  on: {
    NoteAdded: (_note, { data: { noteId, trackingId, requesterId, authorId, text }, meta }) => ({
      id: noteId,
      trackingId,
      requesterId,
      authorId,
      text,
      addedAt: meta.recordedAt,
      revisedAt: null,
    }),
  },
  changes: {
    NoteRevised: (note, { data, meta }) => ({ ...note, text: data.text, revisedAt: meta.recordedAt }),
    NoteRemoved: () => null,
  },
  keys: ({ data }) => [data.noteId],
  audience: (before, after) => [(after ?? before)?.requesterId ?? []].flat(),
});
