import type { Declaration } from '../declaration.js';

/** What a condition may rely on: the collection, and the fields that stand fixed around it. */
export interface Scope {
  readonly declaration: Declaration;
  /** The quoted tables of the words and of their keys. */
  readonly words: string;
  readonly wordKeys: string;
  readonly fixed: ReadonlyMap<string, string | number | boolean | null>;
}
