import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { BookImportCommand, BookImportEvent, BookImportStarted, RefusedByRule } from './book-import.contract.js';

/** `undoing`: it was taken back, and its entries are being removed. */
export type BookImportStage = 'running' | 'completed' | 'undoing' | 'undone';

/** Null before the import was started. `added` and `refused` are as of its end. */
export type BookImportState =
  | (BookImportStarted['data'] & {
      readonly stage: BookImportStage;
      readonly added: number;
      readonly refused: readonly RefusedByRule[];
    })
  | null;
type Started = NonNullable<BookImportState>;

/** Every code with which a command to an import may be refused. */
export const BOOK_IMPORT_CODES = [
  'BOOK_IMPORT.NOT_FOUND',
  'BOOK_IMPORT.ALREADY_EXISTS',
  'BOOK_IMPORT.EMPTY',
  'BOOK_IMPORT.RUNNING',
] as const;

/** A spreadsheet that becomes entries of an address book: `bookImport-<importId>`. It records its start and its end (decision 28), and its undo. */
export const bookImportDecider: Decider<BookImportState, BookImportCommand, BookImportEvent> = {
  type: 'bookImport',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartBookImport') return start(dataOf(command), state);
    if (state === null) throw new RuleBroken('BOOK_IMPORT.NOT_FOUND');
    switch (command.type) {
      case 'CompleteBookImport':
        return complete(command.added, command.refused, state);
      case 'UndoBookImport':
        if (state.stage === 'running') throw new RuleBroken('BOOK_IMPORT.RUNNING');
        return state.stage === 'completed' ? [{ type: 'BookImportUndone', data: intoBook(state) }] : [];
      case 'CompleteBookUndo': {
        const { removed } = command;
        const data = { ...intoBook(state), removed, kept: state.added - removed };
        return state.stage === 'undoing' ? [{ type: 'BookImportUndoCompleted', data }] : [];
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'BookImportStarted':
        return { ...event.data, stage: 'running', added: 0, refused: [] };
      case 'BookImportCompleted':
        return state && { ...state, stage: 'completed', added: event.data.added, refused: event.data.refused };
      case 'BookImportUndone':
        return state && { ...state, stage: 'undoing' };
      case 'BookImportUndoCompleted':
        return state && { ...state, stage: 'undone' };
    }
  },
};

const intoBook = ({ importId, companyId, kind, book }: Started) => ({ importId, companyId, kind, book });

function start(data: BookImportStarted['data'], state: BookImportState): BookImportEvent[] {
  if (state !== null) throw new RuleBroken('BOOK_IMPORT.ALREADY_EXISTS');
  if (data.count === 0) throw new RuleBroken('BOOK_IMPORT.EMPTY');
  return [{ type: 'BookImportStarted', data }];
}

function complete(added: number, refused: readonly RefusedByRule[], state: Started): BookImportEvent[] {
  if (state.stage !== 'running') return [];
  const refusedCount = state.wrong + refused.reduce((sum, { rows }) => sum + rows.length, 0);
  return [{ type: 'BookImportCompleted', data: { ...intoBook(state), added, refusedCount, refused } }];
}
