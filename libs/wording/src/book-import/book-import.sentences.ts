import type { BookImportEvent } from '@covertrail/domain/book-import/book-import.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';
import { entriesText } from './book-import-words.js';

export const bookImportSentences: Sentences<BookImportEvent> = {
  BookImportStarted: {
    sentence: ({ data: { sheet, count, kind, book } }) =>
      `The import of ${entriesText(count, kind)} from ${named(sheet.fileName)} into the address book ${named(book)} started.`,
    changes: () => [],
  },
  BookImportCompleted: {
    sentence: ({ data: { added, refusedCount, kind, book } }) =>
      `${entriesText(added, kind)} ${added === 1 ? 'was' : 'were'} imported into the address book ${named(book)}${refusedCount === 0 ? '' : `; ${refusedCount.toLocaleString('en-US')} ${refusedCount === 1 ? 'row was' : 'rows were'} refused`}.`,
    changes: () => [],
  },
};
