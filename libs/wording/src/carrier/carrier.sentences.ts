import type { CarrierEvent } from '@covertrail/domain/carrier/carrier.contract';
import { SIZES, STRENGTHS, type Rating } from '@covertrail/domain/insurance/coverage';
import type { Sentences } from '../text/event-wording.js';
import { ratingText } from '../insurance/coverage-words.js';
import { dayText } from '../text/day-text.js';
import { named } from '../text/sentence-parts.js';

/** Places in the order of strength, best 0; -1 for what stands outside the order. */
const rankOf = ({ strength }: Rating): number => STRENGTHS.findIndex((each) => each === strength);
const sizeOf = ({ size }: Rating): number => SIZES.findIndex((each) => each === size);

function moveOf(before: Rating, after: Rating): string {
  const [was, is] = [rankOf(before), rankOf(after)];
  if (was === -1 || is === -1) return 'had its AM Best rating updated';
  if (was !== is) return is > was ? 'was downgraded by AM Best' : 'was upgraded by AM Best';
  if (sizeOf(after) === sizeOf(before))
    return after.underReview ? 'was placed under review by AM Best' : 'is no longer under review by AM Best';
  return sizeOf(after) > sizeOf(before)
    ? 'moved to a larger AM Best size category'
    : 'moved to a smaller AM Best size category';
}

export const carrierSentences: Sentences<CarrierEvent> = {
  CarrierAdded: {
    sentence: ({ data }) => `The insurer ${named(data.name)} was added.`,
    changes: ({ data }) => [{ label: 'NAIC', after: data.naic === '0' ? 'not known' : data.naic }],
  },
  CarrierRated: {
    sentence: ({ data: { name, before, rating, effectiveFrom } }) =>
      `${named(name)} ${before ? `${moveOf(before, rating)} from ${ratingText(before)} to ${ratingText(rating)}` : `was rated ${named(ratingText(rating))} by AM Best`}, effective ${dayText(effectiveFrom)}.`,
    changes: ({ data: { before, rating } }) => [
      { label: 'AM Best', ...(before ? { before: ratingText(before) } : {}), after: ratingText(rating) },
    ],
  },
};
