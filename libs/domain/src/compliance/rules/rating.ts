import type { CompiledRating } from '../compiled.js';
import { SIZES, STRENGTHS, type ProvidedPolicy, type Rating } from '../coverage.js';
import type { Fix, Evaluation, Outcome } from '../finding.js';
import type { RatingReason } from '../reasons.js';

/**
 * The carrier's AM Best rating, two ordered tests: strength and size. A rating outside the order (not rated, suspended) or a
 * missing one needs manual review.
 */
export function evaluateRating(asked: CompiledRating, { carrier, rating, policyNumber }: ProvidedPolicy): Evaluation {
  const reason = ratingReason(asked, rating.value);
  const outcome = outcomeOf(reason);
  const params = {
    carrier: carrier.value.name,
    policyNumber,
    requiredStrength: asked.strength,
    requiredSize: asked.size,
    strength: rating.value?.strength ?? '',
    size: rating.value?.size ?? '',
  };
  return outcome === 'pass' ? { outcome, reason, params } : { outcome, reason, params, fix: fixOf(outcome, params) };
}

type Asked = Omit<CompiledRating, 'rule'>;

/** The result for a rating alone: also used for the carrier of an umbrella that should count. */
export const outcomeOfRating = (asked: Asked, rating: Rating | null): Outcome => outcomeOf(ratingReason(asked, rating));

function ratingReason(asked: Asked, rating: Rating | null): RatingReason {
  if (rating === null) return 'RATING.NOT_GIVEN';
  const { strength, size } = rating;
  if (strength === 'NR') return 'RATING.NOT_RATED';
  if (strength === 'S') return 'RATING.SUSPENDED';
  const weak = STRENGTHS.indexOf(strength) > asked.strengthPlace;
  if (size === null) return weak ? 'RATING.STRENGTH_BELOW' : 'RATING.SIZE_NOT_GIVEN';
  const small = SIZES.indexOf(size) < asked.sizePlace;
  if (weak) return small ? 'RATING.BOTH_BELOW' : 'RATING.STRENGTH_BELOW';
  return small ? 'RATING.SIZE_BELOW' : 'RATING.MET';
}

function outcomeOf(reason: RatingReason): Outcome {
  switch (reason) {
    case 'RATING.MET':
      return 'pass';
    case 'RATING.STRENGTH_BELOW':
    case 'RATING.SIZE_BELOW':
    case 'RATING.BOTH_BELOW':
      return 'fail';
    case 'RATING.NOT_GIVEN':
    case 'RATING.SIZE_NOT_GIVEN':
    case 'RATING.NOT_RATED':
    case 'RATING.SUSPENDED':
      return 'review';
  }
}

const fixOf = (outcome: Outcome, params: Fix['params']): Fix =>
  outcome === 'fail' ? { code: 'FIX.CHANGE_CARRIER', params, by: 'agent' } : { code: 'FIX.JUDGE_CARRIER', params, by: 'requester' };
