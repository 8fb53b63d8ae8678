import type { WordIndex } from '../declaration.js';
import { fieldValue } from '../field-value.js';
import type { Document } from '../document.js';
import { wordsOf } from '../words.js';
import { EVERYTHING, allOf } from './mongodb-query.js';
import type { MongodbQuery } from './mongodb-query.js';

/** One entry for each word of each searched field, which all word indexes of the collection share. */
export function wordEntries(document: Document, words: readonly WordIndex[]): string[] {
  const fields = new Set(words.map(({ field }) => field));
  return [...fields].flatMap((field) => {
    const text = fieldValue(document, field);
    return typeof text === 'string' ? wordsOf(text).map((word) => `${field} ${word}`) : [];
  });
}

/** What an index can answer of a search: that there are entries which begin so. */
export function hasEntries(field: string, text: string): MongodbQuery {
  const words = wordsOf(text);
  if (words.length === 0) return EVERYTHING;
  return allOf(words.map((word) => ({ w: { $regex: `^${field.replace(/[.-]/g, '\\$&')} ${word}` } })));
}
