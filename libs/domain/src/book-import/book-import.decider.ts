import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { BookImportCommand, BookImportEvent, BookImportStarted, RefusedByRule } from './book-import.contract.js';

/** Null before the import was started. `refused` is empty while it runs. */
export type BookImportState =
  | (BookImportStarted['data'] & {
      readonly stage: 'running' | 'completed';
      readonly refused: readonly RefusedByRule[];
    })
  | null;

/** Every code with which a command to an import may be refused. */
export const BOOK_IMPORT_CODES = ['BOOK_IMPORT.NOT_FOUND', 'BOOK_IMPORT.ALREADY_EXISTS', 'BOOK_IMPORT.EMPTY'] as const;

/** A spreadsheet that becomes entries of an address book: `bookImport-<importId>`. It records its start and its end (decision 28). */
export const bookImportDecider: Decider<BookImportState, BookImportCommand, BookImportEvent> = {
  type: 'bookImport',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartBookImport') return start(dataOf(command), state);
    if (state === null) throw new RuleBroken('BOOK_IMPORT.NOT_FOUND');
    if (state.stage === 'completed') return [];
    const { importId, companyId, kind, book, wrong } = state;
    const { added, refused } = command;
    const refusedCount = wrong + refused.reduce((sum, { rows }) => sum + rows.length, 0);
    return [{ type: 'BookImportCompleted', data: { importId, companyId, kind, book, added, refusedCount, refused } }];
  },
  evolve(state, event) {
    if (event.type === 'BookImportStarted') return { ...event.data, stage: 'running', refused: [] };
    return state && { ...state, stage: 'completed', refused: event.data.refused };
  },
};

function start(data: BookImportStarted['data'], state: BookImportState): BookImportEvent[] {
  if (state !== null) throw new RuleBroken('BOOK_IMPORT.ALREADY_EXISTS');
  if (data.count === 0) throw new RuleBroken('BOOK_IMPORT.EMPTY');
  return [{ type: 'BookImportStarted', data }];
}
