import { given } from '../kernel/testing/given.js';
import type { NoteCommand, NoteEvent } from './note.contract.js';
import { noteDecider } from './note.decider.js';

const of = { noteId: 'n', trackingId: 't', requesterId: 'r', insuredId: 'i', projectId: 'p' };
const add: NoteCommand = { type: 'AddNote', ...of, authorId: 'dana', text: ' Renews every March. ' };
const added: NoteEvent = { type: 'NoteAdded', data: { ...of, authorId: 'dana', text: 'Renews every March.' } };
const revised: NoteEvent = {
  type: 'NoteRevised',
  data: { ...of, before: 'Renews every March.', text: 'Renews every May.' },
};
const removed: NoteEvent = { type: 'NoteRemoved', data: of };
const note = (...past: NoteEvent[]) => given(noteDecider, ...past);

describe('[I02] a note about a supplier', () => {
  it('has a text', () => {
    note().when(add).then(added);
    note()
      .when({ ...add, text: ' ' })
      .refused('NOTE.TEXT_REQUIRED');
    note(added).when({ type: 'ReviseNote', by: 'dana', text: '' }).refused('NOTE.TEXT_REQUIRED');
  });

  it('is revised and removed by its author alone', () => {
    note(added).when({ type: 'ReviseNote', by: 'dana', text: 'Renews every May.' }).then(revised);
    note(added).when({ type: 'ReviseNote', by: 'dana', text: 'Renews every March.' }).nothing();
    note(added).when({ type: 'ReviseNote', by: 'omar', text: 'Renews every May.' }).refused('NOTE.OF_ANOTHER_AUTHOR');
    note(added, revised).when({ type: 'RemoveNote', by: 'dana' }).then(removed);
    note(added).when({ type: 'RemoveNote', by: 'omar' }).refused('NOTE.OF_ANOTHER_AUTHOR');
  });

  it('is gone once it was removed', () => {
    note(added, removed).when({ type: 'RemoveNote', by: 'dana' }).refused('NOTE.NOT_FOUND');
    note().when({ type: 'ReviseNote', by: 'dana', text: 'Renews every May.' }).refused('NOTE.NOT_FOUND');
  });
});
