import type { ProvidedPolicy } from './coverage.js';

/** Which kinds of rule may come to another answer. */
export interface Aspects {
  /** A limit that the policy met by itself. */
  readonly ownLimit: boolean;
  readonly limit: boolean;
  readonly endorsement: boolean;
  readonly rating: boolean;
}

/**
 * Compares by identity, which is cheap and errs to the safe side: values that are equal but not the same are judged again.
 */
export function aspectsThatDiffer(a: ProvidedPolicy, b: ProvidedPolicy, layersDiffer: boolean): Aspects {
  const number = a.policyNumber !== b.policyNumber;
  const ownLimit = number || a.limits.value !== b.limits.value;
  return {
    ownLimit,
    limit: ownLimit || layersDiffer || a.trigger.value !== b.trigger.value,
    endorsement: number || a.endorsements.value !== b.endorsements.value,
    rating: number || a.rating.value !== b.rating.value || a.carrier.value !== b.carrier.value,
  };
}

export const layersDiffer = (a: readonly ProvidedPolicy[], b: readonly ProvidedPolicy[]): boolean =>
  a.length !== b.length || a.some((layer, index) => layer !== b[index]);
