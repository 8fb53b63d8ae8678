import { holderBookCatalogue } from './holder-book.catalogue.js';
import { HOLDER_BOOK_CODES, holderBookDecider } from './holder-book.decider.js';

export const holderBook = {
  name: 'holder-book',
  decider: holderBookDecider,
  catalogue: holderBookCatalogue,
  codes: HOLDER_BOOK_CODES,
} as const;
