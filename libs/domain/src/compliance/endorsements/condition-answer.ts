import type { Outcome } from '../finding.js';
import type { Nested } from '../finding-params.js';

/** A condition's outcome, and why it has it, before it is known which condition it is of. */
export interface ConditionAnswer {
  readonly outcome: Outcome;
  readonly params: Nested<'because'>;
}
