import type { Outcome } from '../finding.js';
import type { Params } from '../finding-params.js';

/** Why a condition has its outcome; `libs/wording` has a sentence for each. */
export type ConditionReason =
  | 'CONDITION.NUMBER_SAME'
  | 'CONDITION.NUMBER_DIFFERS'
  | 'CONDITION.NUMBER_NOT_READ'
  | 'CONDITION.DATES_COVER_POLICY'
  | 'CONDITION.DATES_COVER_PART'
  | 'CONDITION.DATES_OUTSIDE_POLICY'
  | 'CONDITION.DATES_NOT_READ'
  | 'CONDITION.NAMING_ACCEPTED'
  | 'CONDITION.NAMING_IN_DOUBT'
  | 'CONDITION.NAMING_NOT_ACCEPTED'
  | 'CONDITION.NAMING_NOT_READ'
  | 'CONDITION.SCOPE_NOT_GIVEN'
  | 'CONDITION.ENTITY_NAMED'
  | 'CONDITION.ENTITY_BY_BLANKET'
  | 'CONDITION.ENTITY_SIMILAR'
  | 'CONDITION.ENTITY_NOT_NAMED'
  | 'CONDITION.ENTITY_NOT_READ';

/** A condition's outcome, before it is known which condition it is of. */
export interface ConditionAnswer {
  readonly outcome: Outcome;
  readonly reason: ConditionReason;
  readonly params: Params;
}
