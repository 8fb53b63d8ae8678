import { plainWords } from '../../kernel/plain-words.js';
import type { ConditionAnswer } from './condition-answer.js';

const SUFFIXES = /\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|lp|llp)\b/g;
/** A name without case, punctuation and the form of its company. */
const bare = (name: string): string => plainWords(plainWords(name).replace(SUFFIXES, ' '));

/**
 * Whether a party stands on the schedule of a form. A name that holds the other one may be a branch or another company: a person
 * decides. `byBlanket`: the form names parties without a schedule, which is accepted.
 */
export function evaluateEntity(entity: string, named: readonly string[] | undefined, byBlanket: boolean): ConditionAnswer {
  const wanted = bare(entity);
  const names = (named ?? []).map((name) => ({ name, bare: bare(name) })).filter((one) => one.bare !== '');
  if (names.some((one) => one.bare === wanted)) return { outcome: 'pass', reason: 'CONDITION.ENTITY_NAMED', params: { entity } };
  if (byBlanket) return { outcome: 'pass', reason: 'CONDITION.ENTITY_BY_BLANKET', params: { entity } };
  const similar = names.find((one) => one.bare.includes(wanted) || wanted.includes(one.bare));
  if (similar !== undefined) return { outcome: 'review', reason: 'CONDITION.ENTITY_SIMILAR', params: { entity, named: similar.name } };
  return named === undefined
    ? { outcome: 'unknown', reason: 'CONDITION.ENTITY_NOT_READ', params: { entity } }
    : { outcome: 'fail', reason: 'CONDITION.ENTITY_NOT_NAMED', params: { entity, named: named.join('; ') } };
}
