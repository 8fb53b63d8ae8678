import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { NoteAdded, NoteCommand, NoteEvent } from './note.contract.js';

/** Null before it was added and after it was removed. */
export type NoteState = NoteAdded['data'] | null;

/** Every code with which a command to a note may be refused. */
export const NOTE_CODES = ['NOTE.NOT_FOUND', 'NOTE.OF_ANOTHER_AUTHOR', 'NOTE.TEXT_REQUIRED'] as const;

/** One note about a tracked supplier, revised and removed by its author alone [I02]: `note-<noteId>`. */
export const noteDecider: Decider<NoteState, NoteCommand, NoteEvent> = {
  type: 'note',
  initialState: null,
  decide(command, state) {
    if (command.type === 'AddNote')
      return [{ type: 'NoteAdded', data: { ...dataOf(command), text: stated(command.text) } }];
    if (state === null) throw new RuleBroken('NOTE.NOT_FOUND');
    if (command.by !== state.authorId) throw new RuleBroken('NOTE.OF_ANOTHER_AUTHOR');
    const { text: before, authorId: _author, ...of } = state;
    if (command.type === 'RemoveNote') return [{ type: 'NoteRemoved', data: of }];
    const text = stated(command.text);
    return text === before ? [] : [{ type: 'NoteRevised', data: { ...of, before, text } }];
  },
  evolve(state, event) {
    switch (event.type) {
      case 'NoteAdded':
        return event.data;
      case 'NoteRevised':
        return state && { ...state, text: event.data.text };
      case 'NoteRemoved':
        return null;
    }
  },
};

function stated(text: string): string {
  if (text.trim() === '') throw new RuleBroken('NOTE.TEXT_REQUIRED');
  return text.trim();
}
