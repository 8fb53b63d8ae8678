import type { Outcome } from '../finding.js';
import type { Params } from '../finding-params.js';
import type { ConditionReason } from '../param-reasons.js';

/** A condition's outcome, before it is known which condition it is of. */
export interface ConditionAnswer {
  readonly outcome: Outcome;
  readonly reason: ConditionReason;
  readonly params: Params;
}
