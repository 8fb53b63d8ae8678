import { equal } from '../kernel/equal.js';
import type { ProvidedPolicy } from '../insurance/coverage.js';

/** The kinds of rule whose result may differ. */
export interface Aspects {
  /** A limit that the policy met by itself. */
  readonly ownLimit: boolean;
  readonly limit: boolean;
  readonly trigger: boolean;
  readonly endorsement: boolean;
  readonly rating: boolean;
}

/**
 * Null where no rule can give another result. `othersDiffer`: of the umbrellas above it or the policies below it; `formsDiffer`: what
 * forms prove. Compares by identity, which is cheap and safe: values that
 * are equal but not identical are assessed again.
 */
export function aspectsThatDiffer(
  a: ProvidedPolicy,
  b: ProvidedPolicy,
  othersDiffer: boolean,
  formsDiffer = false,
): Aspects | null {
  const number = a.policyNumber !== b.policyNumber;
  const ownLimit =
    number || a.limits.value !== b.limits.value || a.region.value !== b.region.value || sharingDiffers(a, b);
  const limit =
    ownLimit ||
    othersDiffer ||
    a.trigger.value !== b.trigger.value ||
    a.retroactiveOn.value !== b.retroactiveOn.value ||
    a.schedule.value !== b.schedule.value ||
    a.limitDetails.value !== b.limitDetails.value;
  const trigger = number || a.trigger.value !== b.trigger.value || a.retroactiveOn.value !== b.retroactiveOn.value;
  const endorsement = number || formsDiffer || endorsementsDiffer(a, b);
  const rating = number || a.rating.value !== b.rating.value || a.carrier.value !== b.carrier.value;
  return limit || trigger || endorsement || rating ? { ownLimit, limit, trigger, endorsement, rating } : null;
}

/** True when the two lists do not hold the same policy objects. */
export const policiesDiffer = (a: readonly ProvidedPolicy[], b: readonly ProvidedPolicy[]): boolean =>
  a.length !== b.length || a.some((policy, index) => policy !== b[index]);

/** Texts and the statement by which an aggregate may be shared. */
const sharingDiffers = (a: ProvidedPolicy, b: ProvidedPolicy): boolean =>
  a.operations.value !== b.operations.value ||
  a.remarks.value !== b.remarks.value ||
  a.statedValues.value.aggregateSharing !== b.statedValues.value.aggregateSharing;

/** The forms, what is on record of them, who saw them, and the states in which they waive. */
const endorsementsDiffer = (a: ProvidedPolicy, b: ProvidedPolicy): boolean =>
  a.endorsements.value !== b.endorsements.value ||
  a.endorsementDetails.value !== b.endorsementDetails.value ||
  a.documents.value !== b.documents.value ||
  a.statedValues.value !== b.statedValues.value ||
  (a.endorsements.sources !== b.endorsements.sources && !equal(a.endorsements.sources, b.endorsements.sources));
