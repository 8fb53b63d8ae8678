import type { Declaration } from '../declaration.js';

/** What a condition may rely on of its collection. */
export interface Scope {
  readonly declaration: Declaration;
  /** The quoted tables of the words and of their keys. */
  readonly words: string;
  readonly wordKeys: string;
}
