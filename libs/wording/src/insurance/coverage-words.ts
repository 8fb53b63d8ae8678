import type { Grade, LimitCode, Limits, Rating } from '@covertrail/domain/insurance/coverage';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { moneyText } from '../text/money-text.js';
import { LIMIT_NAMES } from './labels.js';

/** How well an endorsement is proved. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = { claimed: 'claimed', seen: 'form seen' };

/** `A-`; `A- u` for a rating that is under review. */
export const strengthText = ({ strength, underReview }: Rating): string => (underReview ? `${strength} u` : strength);

/** `A- VIII`, `A- u VIII`; `NR` for a carrier without a size. */
export const ratingText = (rating: Rating): string =>
  rating.size === null ? strengthText(rating) : `${strengthText(rating)} ${rating.size}`;

/** What a template says of ratings that are under review; empty where the requester decides each time. */
export function underReviewText(answer: unknown): string {
  if (answer === 'accept') return ', also under review';
  return answer === 'refuse' ? ', not under review' : '';
}

/** Limits as people read them, by their names: `General aggregate` `2,000,000`. */
export const limitTexts = (limits: Limits, region?: RegionCode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(limits).map(([code, cents]) => [LIMIT_NAMES[code as LimitCode], moneyText(cents, region)]),
  );
