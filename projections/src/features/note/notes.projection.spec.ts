import type { NoteDocument } from '@covertrail/contracts/note/note.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { notes } from './notes.projection.js';

const of = { noteId: 'n-1', trackingId: 't-1', requesterId: 'c-1', insuredId: 'c-2', projectId: 'j-1' };
const added: DomainEvent = { type: 'NoteAdded', data: { ...of, authorId: 'u-1', text: 'Renews every March.' } };
const revised: DomainEvent = {
  type: 'NoteRevised',
  data: { ...of, before: 'Renews every March.', text: 'Renews every May.' },
};
const removed: DomainEvent = { type: 'NoteRemoved', data: of };
const fold = async (...events: DomainEvent[]) =>
  living<NoteDocument>(await foldProjection(notes, asLog(events)))['n-1'];

describe('[I02] notes', () => {
  itIsAFold(
    notes,
    asLog([
      added,
      revised,
      { ...added, data: { ...of, noteId: 'n-2', authorId: 'u-2', text: 'Ask for the W-9.' } },
      removed,
    ]),
  );

  it('show the text as it was revised last, and nothing once they are removed', async () => {
    expect(await fold(added)).toMatchObject({
      trackingId: 't-1',
      authorId: 'u-1',
      text: 'Renews every March.',
      revisedAt: null,
    });
    expect(await fold(added, revised)).toMatchObject({ text: 'Renews every May.', revisedAt: expect.any(String) });
    expect(await fold(added, revised, removed)).toBeUndefined();
  });
});
