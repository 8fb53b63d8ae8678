import { named } from '../text/sentence-parts.js';
import type { ImportedBook } from '@covertrail/domain/book-import/book-import.contract';

interface BookWords {
  /** One entry, and several. */
  readonly singular: string;
  readonly many: string;
}

/** What each address book holds. */
const BOOK_WORDS: Readonly<Record<ImportedBook, BookWords>> = {
  suppliers: { singular: 'supplier', many: 'suppliers' },
  holders: { singular: 'certificate holder', many: 'certificate holders' },
};

/** `the address book “Denver trades”`; a company has one book of certificate holders, which has no name. */
export const bookText = (book: string): string =>
  book === '' ? 'the address book' : `the address book ${named(book)}`;

/** `1 supplier`, `2,500 suppliers` */
export const entriesText = (count: number, kind: ImportedBook): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? BOOK_WORDS[kind].singular : BOOK_WORDS[kind].many}`;
