import type { BookImportEvent } from '@covertrail/domain/book-import/book-import.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { bookText, entriesText } from './book-import-words.js';

export const bookImportSentences: Sentences<BookImportEvent> = {
  BookImportStarted: {
    sentence: ({ data: { sheet, count, kind, book } }) =>
      `The import of ${entriesText(count, kind)} from ${named(sheet.fileName)} into ${bookText(book)} started.`,
    changes: () => [],
  },
  BookImportCompleted: {
    sentence: ({ data: { added, refusedCount, kind, book } }) =>
      `${entriesText(added, kind)} ${added === 1 ? 'was' : 'were'} imported into ${bookText(book)}${refusedCount === 0 ? '' : `; ${refusedCount.toLocaleString('en-US')} ${refusedCount === 1 ? 'row was' : 'rows were'} refused`}.`,
    changes: () => [],
  },
  BookImportUndone: {
    sentence: ({ data: { book } }) => `An import into ${bookText(book)} was taken back.`,
    changes: () => [],
  },
  BookImportUndoCompleted: {
    sentence: ({ data: { removed, kept, kind, book } }) =>
      `${entriesText(removed, kind)} of an import ${removed === 1 ? 'was' : 'were'} removed from ${bookText(book)}${kept === 0 ? '' : `; ${kept.toLocaleString('en-US')} changed since ${kept === 1 ? 'stays' : 'stay'}`}.`,
    changes: () => [],
  },
};
