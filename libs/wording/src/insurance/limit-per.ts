import type { LimitCode } from '@covertrail/domain/insurance/coverage';
import type { AggregateTerm } from '@covertrail/domain/insurance/terms/coverage-terms';
import { upperFirst } from '../text/first-letter.js';
import { LIMIT_NAMES } from './labels.js';
import { AGGREGATE_BASIS_NAMES } from './vocabulary-words.js';

/** `Bodily injury (per person)`, `Employers’ liability, each accident`, `Any one loss`. */
const COUNTED = /\b(?:each|per|any one) ([a-z ]+)/i;
const OF_POLICY = /\b(?:aggregate|policy limit|total)\b/i;

/** What an amount is for, once: `Occurrence`, `Person`, `Policy`; null where its name says nothing of it. A general aggregate may apply to less. */
export function limitPer(limit: LimitCode, aggregate: AggregateTerm | null): string | null {
  const name = LIMIT_NAMES[limit];
  const counted = COUNTED.exec(name)?.[1];
  if (counted !== undefined) return upperFirst(counted.trim());
  if (!OF_POLICY.test(name)) return null;
  return AGGREGATE_BASIS_NAMES[limit === 'generalAggregate' && aggregate !== null ? aggregate.basis : 'perPolicy'];
}
