import type { BackendFeature } from '#feature';
import { BOOK_IMPORT_GRANTS } from './book-import.grants.js';
import { bookImportNotices } from './book-import.notices.js';
import { BOOK_IMPORT_PROBLEMS } from './book-import.problems.js';

/** What all imports into address books have in common; each book has its calls in its own feature. */
export const bookImportFeature: BackendFeature = {
  name: 'book-import',
  grants: BOOK_IMPORT_GRANTS,
  notices: bookImportNotices,
  problems: BOOK_IMPORT_PROBLEMS,
};
