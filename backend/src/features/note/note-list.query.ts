import type { NoteRow } from '@covertrail/contracts/note/note.replies';
import { notesView } from '@covertrail/contracts/note/note.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import { defineList } from '#lists/define-list';
import type { NamesService } from '#naming/names.service';

/** The notes about a tracked supplier that the actor's company owns, newest first. */
export const noteRows = (trackingId: Uuid, names: NamesService) =>
  defineList(notesView)<PageDto, NoteRow>({
    where: () => ({ where: { trackingId: { eq: trackingId } } }),
    sorts: { addedAt: 'addedAt' },
    order: { field: 'addedAt', direction: 'desc' },
    async rows(documents, { actor }) {
      const people = await names.people(documents.map(({ authorId }) => authorId));
      return documents.map(({ id, text, addedAt, revisedAt, authorId }) => ({
        id,
        text,
        addedAt,
        revisedAt,
        addedBy: people.get(authorId) ?? '',
        own: authorId === actor.userId,
      }));
    },
  });
