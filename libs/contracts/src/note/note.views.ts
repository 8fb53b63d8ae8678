import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type NoteDocument = {
  readonly id: Uuid;
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly authorId: Uuid;
  readonly text: string;
  readonly addedAt: Instant;
  /** Null while it is as it was added. */
  readonly revisedAt: Instant | null;
};

/** What did people of the requester note about this supplier? */
export const notesView = defineView<NoteDocument>()({
  name: 'notes',
  indexes: [{ fields: ['trackingId', 'addedAt'] }],
});
