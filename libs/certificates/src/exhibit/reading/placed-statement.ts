import type { Scope } from './scope.js';
import type { Statement } from './statement.js';

/** A statement with its sentence. */
export interface Placed {
  readonly statement: Statement;
  readonly scope: Scope;
  /** Its place among the sentences. */
  readonly sentence: number;
}
