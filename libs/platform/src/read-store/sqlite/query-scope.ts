import type { Declaration } from '../declaration.js';

/** What a condition may rely on: the collection, and the fields that stand fixed around it. */
export interface Scope {
  readonly declaration: Declaration;
  /** The quoted table of the words. */
  readonly words: string;
  readonly fixed: ReadonlyMap<string, string | number | boolean | null>;
}
