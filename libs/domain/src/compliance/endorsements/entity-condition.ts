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
  if (same !== null) return { outcome: 'pass', params: { entity, named: same, because: 'CONDITION.ENTITY_NAMED' } };
  if (byBlanket) return { outcome: 'pass', params: { entity, because: 'CONDITION.ENTITY_BY_BLANKET' } };
  if (similar !== null)
    return { outcome: 'review', params: { entity, named: similar, because: 'CONDITION.ENTITY_SIMILAR' } };
  return named === undefined
    ? { outcome: 'unknown', params: { entity, because: 'CONDITION.ENTITY_NOT_READ' } }
    : { outcome: 'fail', params: { entity, names: named, because: 'CONDITION.ENTITY_NOT_NAMED' } };
}
