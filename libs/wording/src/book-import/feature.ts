import type { BookImportEvent } from '@covertrail/domain/book-import/book-import.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { bookImportSentences } from './book-import.sentences.js';

export const bookImport: FeatureWording<BookImportEvent> = {
  about: 'Imports into address books',
  sentences: bookImportSentences,
};
