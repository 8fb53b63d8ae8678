import { given } from '../kernel/testing/given.js';
import type { BookImportStarted } from './book-import.contract.js';
import { bookImportDecider } from './book-import.decider.js';

const ofBook = {
  importId: '72000000-0000-4000-8000-000000000011',
  companyId: 'c0000000-0000-4000-8000-000000000001',
  kind: 'suppliers',
  book: 'Denver trades',
} as const;
const started: BookImportStarted = {
  type: 'BookImportStarted',
  data: {
    ...ofBook,
    sheet: { fileId: '73000000-0000-4000-8000-000000000001', sha256: 'a'.repeat(64), fileName: 'suppliers.csv' },
    columns: [{ field: 'supplierName', column: 0 }],
    count: 4,
    wrong: 2,
  },
};
const start = { ...started.data, type: 'StartBookImport' } as const;
const complete = {
  type: 'CompleteBookImport',
  added: 3,
  refused: [{ code: 'SUPPLIER_CONTACT.TAKEN', rows: [5] }],
} as const;

describe('an import into an address book [F06]', () => {
  it('starts once, with at least one row that can be read', () => {
    given(bookImportDecider).when(start).then(started);
    given(bookImportDecider, started).when(start).refused('BOOK_IMPORT.ALREADY_EXISTS');
    given(bookImportDecider)
      .when({ ...start, count: 0 })
      .refused('BOOK_IMPORT.EMPTY');
  });

  it('ends once, and counts the rows that could not be read among the refused ones', () => {
    const { added, refused } = complete;
    const completed = { type: 'BookImportCompleted', data: { ...ofBook, added, refusedCount: 3, refused } } as const;
    given(bookImportDecider, started).when(complete).then(completed);
    given(bookImportDecider, started, completed).when(complete).nothing();
    given(bookImportDecider).when(complete).refused('BOOK_IMPORT.NOT_FOUND');
  });

  it('is taken back once it has ended, and says how many of its entries stayed', () => {
    const { added, refused } = complete;
    const completed = { type: 'BookImportCompleted', data: { ...ofBook, added, refusedCount: 3, refused } } as const;
    const undone = { type: 'BookImportUndone', data: ofBook } as const;
    const ended = { type: 'BookImportUndoCompleted', data: { ...ofBook, removed: 2, kept: 1 } } as const;
    const undo = { type: 'UndoBookImport' } as const;
    const endUndo = { type: 'CompleteBookUndo', removed: 2 } as const;
    given(bookImportDecider, started).when(undo).refused('BOOK_IMPORT.RUNNING');
    given(bookImportDecider).when(undo).refused('BOOK_IMPORT.NOT_FOUND');
    given(bookImportDecider, started, completed).when(undo).then(undone);
    given(bookImportDecider, started, completed).when(endUndo).nothing();
    given(bookImportDecider, started, completed, undone).when(undo).nothing();
    given(bookImportDecider, started, completed, undone).when(endUndo).then(ended);
    given(bookImportDecider, started, completed, undone, ended).when(endUndo).nothing();
    given(bookImportDecider, started, completed, undone, ended).when(complete).nothing();
  });
});
