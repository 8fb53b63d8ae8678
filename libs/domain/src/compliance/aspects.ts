import { equal } from '../kernel/equal.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';
import type { ReadAspect } from './compiled.js';

/** The kinds of rule whose result may differ. */
export interface Aspects {
  /** A limit that the policy met by itself. */
  readonly ownLimit: boolean;
  readonly limit: boolean;
  readonly trigger: boolean;
  readonly endorsement: boolean;
  readonly rating: boolean;
}

const OF_OWN_LIMIT: readonly ReadAspect[] = ['limits', 'region', 'operations', 'remarks', 'statedValues'];
/** What the rules of a kind that every template has read of a policy, besides its number. */
export const READ_BY: Readonly<Record<keyof Aspects, readonly (ReadAspect | 'rating')[]>> = {
  ownLimit: OF_OWN_LIMIT,
  limit: [...OF_OWN_LIMIT, 'trigger', 'retroactiveOn', 'schedule', 'limitDetails'],
  trigger: ['trigger', 'retroactiveOn'],
  endorsement: ['endorsements', 'endorsementDetails', 'documents', 'statedValues'],
  rating: ['rating', 'carrier'],
};

/**
 * Null where no rule can give another result. `othersDiffer`: of the umbrellas above it or the policies below it; `formsDiffer`: what
 * forms prove. Compares by identity, which is cheap and safe: values that are equal but not identical are assessed again.
 */
export function aspectsThatDiffer(
  a: ProvidedPolicy,
  b: ProvidedPolicy,
  othersDiffer: boolean,
  formsDiffer = false,
): Aspects | null {
  const number = a.policyNumber !== b.policyNumber;
  const differs = (kind: keyof Aspects): boolean =>
    number || READ_BY[kind].some((aspect) => a[aspect].value !== b[aspect].value);
  const ownLimit = differs('ownLimit');
  const limit = othersDiffer || differs('limit');
  const trigger = differs('trigger');
  const endorsement = formsDiffer || differs('endorsement') || !equal(a.endorsements.sources, b.endorsements.sources);
  const rating = differs('rating');
  return limit || trigger || endorsement || rating ? { ownLimit, limit, trigger, endorsement, rating } : null;
}

/** True when the two lists do not hold the same policy objects. */
export const policiesDiffer = (a: readonly ProvidedPolicy[], b: readonly ProvidedPolicy[]): boolean =>
  a.length !== b.length || a.some((policy, index) => policy !== b[index]);
