import type { CompiledRating } from '../compiled.js';
import { SIZES, STRENGTHS, type ProvidedPolicy, type Rating } from '../../insurance/coverage.js';
import { fixOf, type EvaluationOf, type Fix, type Outcome } from '../finding.js';
import type { FixParams, RatingReason } from '../reasons.js';

/**
 * The carrier's AM Best rating, two ordered tests: strength and size. A rating outside the order (not rated, suspended) or a
 * missing one needs manual review, and so does one that is high enough and under review, unless the template accepts or refuses it.
 */
export function evaluateRating(
  required: CompiledRating,
  { carrier, rating, policyNumber }: ProvidedPolicy,
): EvaluationOf<RatingReason> {
  const reason = ratingReason(required, rating.value);
  const outcome = outcomeOf(reason);
  const params = {
    carrier: carrier.value.name,
    policyNumber,
    ...required.params,
    strength: rating.value?.strength ?? '',
    size: rating.value?.size ?? '',
    ...(rating.value?.underReview === true ? { underReview: 'u' as const } : {}),
  } as const;
  return outcome === 'pass' ? { outcome, reason, params } : { outcome, reason, params, fix: fixFor(outcome, params) };
}

type Asked = Omit<CompiledRating, 'rule'>;

/** The result for a rating alone: also used for the carrier of an umbrella that should count. */
export const outcomeOfRating = (required: Asked, rating: Rating | null): Outcome =>
  outcomeOf(ratingReason(required, rating));

function ratingReason(required: Asked, rating: Rating | null): RatingReason {
  if (rating === null) return 'RATING.NOT_GIVEN';
  const { strength, size } = rating;
  if (strength === 'NR') return 'RATING.NOT_RATED';
  if (strength === 'S') return 'RATING.SUSPENDED';
  const weak = STRENGTHS.indexOf(strength) > required.strengthPlace;
  if (size === null) return weak ? 'RATING.STRENGTH_BELOW' : 'RATING.SIZE_NOT_GIVEN';
  const small = SIZES.indexOf(size) < required.sizePlace;
  if (weak) return small ? 'RATING.BOTH_BELOW' : 'RATING.STRENGTH_BELOW';
  if (small) return 'RATING.SIZE_BELOW';
  return rating.underReview === true ? underReview(required) : 'RATING.MET';
}

function underReview({ ifUnderReview }: Asked): RatingReason {
  if (ifUnderReview === null) return 'RATING.UNDER_REVIEW';
  return ifUnderReview === 'accept' ? 'RATING.MET' : 'RATING.UNDER_REVIEW_REFUSED';
}

function outcomeOf(reason: RatingReason): Outcome {
  switch (reason) {
    case 'RATING.MET':
      return 'pass';
    case 'RATING.STRENGTH_BELOW':
    case 'RATING.SIZE_BELOW':
    case 'RATING.BOTH_BELOW':
    case 'RATING.UNDER_REVIEW_REFUSED':
      return 'fail';
    case 'RATING.NOT_GIVEN':
    case 'RATING.SIZE_NOT_GIVEN':
    case 'RATING.NOT_RATED':
    case 'RATING.SUSPENDED':
    case 'RATING.UNDER_REVIEW':
      return 'review';
  }
}

const fixFor = (outcome: Outcome, params: FixParams<'FIX.CHANGE_CARRIER' | 'FIX.JUDGE_CARRIER'>): Fix =>
  outcome === 'fail' ? fixOf('FIX.CHANGE_CARRIER', params, 'agent') : fixOf('FIX.JUDGE_CARRIER', params, 'requester');
