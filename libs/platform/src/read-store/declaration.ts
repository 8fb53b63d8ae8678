import type { IndexDeclaration } from './collections.port.js';
import { UnsupportedQuery } from '../errors/store-errors.js';

/** The words of `field` are indexed within equal values of the `within` fields. */
export interface WordIndex {
  readonly field: string;
  readonly within: readonly string[];
}

/** What is declared of a collection: the fields of its indexes, each index in its order, its word indexes. */
export interface Declaration {
  readonly fields: ReadonlySet<string>;
  readonly indexes: readonly (readonly string[])[];
  readonly words: readonly WordIndex[];
}

/** A declaration with words is a word index and no other; every other index ends in the id. */
export function understood(declared: readonly IndexDeclaration[]): Declaration {
  const ordered = declared.filter((index) => index.words === undefined).map((index) => index.fields);
  const words = declared.flatMap((index) => (index.words ?? []).map((field) => ({ field, within: index.fields })));
  const fields = new Set([...ordered.flat(), ...words.flatMap((index) => index.within)]);
  fields.delete('id');
  return { fields, indexes: ordered.map((index) => [...index.filter((field) => field !== 'id'), 'id']), words };
}

/** As it is kept: the same declaration is the same text. */
export const declaredText = (declared: readonly IndexDeclaration[]): string => JSON.stringify(declared);

export const readDeclared = (text: string): Declaration => understood(JSON.parse(text) as IndexDeclaration[]);

export const notDeclared = (collection: string): UnsupportedQuery =>
  new UnsupportedQuery(`Not declared: ${collection}`);

/** The index that finds words of a field, where the fields that it lies within are held to one value each. */
export const wordIndexFor = (
  words: readonly WordIndex[],
  field: string,
  fixed: ReadonlyMap<string, unknown>,
): WordIndex | undefined =>
  words.find((index) => index.field === field && index.within.every((other) => fixed.has(other)));

/** For names that a store does not distinguish by case: a mark before each capital does. */
export const withoutCapitals = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `^${letter.toLowerCase()}`);
