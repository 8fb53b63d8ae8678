import { namedAmong } from '../parties/party-names.js';
import type { ConditionAnswer } from './condition-answer.js';

/**
 * Whether a party stands on the schedule of a form. A name that holds the other one, or that has another legal form, may be another
 * company: a person decides. `byBlanket`: the form names parties without a schedule, which is accepted.
 */
export function evaluateEntity(
  entity: string,
  named: readonly string[] | undefined,
  byBlanket: boolean,
): ConditionAnswer {
  const { same, similar } = namedAmong(entity, named ?? []);
  if (same !== null) return { outcome: 'pass', reason: 'CONDITION.ENTITY_NAMED', params: { entity, named: same } };
  if (byBlanket) return { outcome: 'pass', reason: 'CONDITION.ENTITY_BY_BLANKET', params: { entity } };
  if (similar !== null)
    return { outcome: 'review', reason: 'CONDITION.ENTITY_SIMILAR', params: { entity, named: similar } };
  return named === undefined
    ? { outcome: 'unknown', reason: 'CONDITION.ENTITY_NOT_READ', params: { entity } }
    : { outcome: 'fail', reason: 'CONDITION.ENTITY_NOT_NAMED', params: { entity, names: named } };
}
