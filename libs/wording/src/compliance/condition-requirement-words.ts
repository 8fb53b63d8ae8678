import { isEndorsementCode } from '@covertrail/domain/compliance/coverage-codes';
import { CONDITION_KEYS, NAMINGS } from '@covertrail/domain/compliance/endorsements/endorsement-conditions';
import { CONDITION_NAMES, NAMING_NAMES } from './condition-words.js';
import { ENDORSEMENT_NAMES } from '../insurance/labels.js';
import { lowerFirst } from '../text/first-letter.js';

/** `Waiver of subrogation: effective dates required`; `code` is the endorsement and the condition. */
export function conditionTitle(code: string): string {
  const [endorsement, key] = code.split(':');
  const condition = CONDITION_KEYS.find((listed) => listed === key);
  const name = isEndorsementCode(endorsement) ? ENDORSEMENT_NAMES[endorsement] : '';
  return condition === undefined ? name : `${name}: ${lowerFirst(CONDITION_NAMES[condition])}`;
}

/** The kinds of forms that are accepted, or who must be named; otherwise that it is required. */
export function conditionRequired(condition: unknown, required: unknown): string {
  const naming = NAMINGS.find((naming) => naming === required);
  if (naming !== undefined) return NAMING_NAMES[naming];
  return condition === 'requiredScheduledEntity' ? String(required) : 'Required';
}
