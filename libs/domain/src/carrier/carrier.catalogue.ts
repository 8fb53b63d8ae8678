import { ratingText } from '../catalogue/coverage-words.js';
import type { Catalogue } from '../catalogue/event-description.js';
import { named } from '../catalogue/wording.js';
import { SIZES, STRENGTHS, type Rating } from '../compliance/coverage.js';
import { dayText } from '../kernel/day-text.js';
import type { Uuid } from '../kernel/event.js';
import type { CarrierEvent } from './carrier.contract.js';
import { CARRIER_RATED_UPCASTERS } from './carrier.upcasters.js';

const common = { feature: 'carrier', version: 1, upcasters: {} } as const;

/** Places in the order of strength, best 0; -1 for what stands outside the order. */
const rankOf = ({ strength }: Rating): number => STRENGTHS.findIndex((each) => each === strength);
const sizeOf = ({ size }: Rating): number => SIZES.findIndex((each) => each === size);

function moveOf(before: Rating, after: Rating): string {
  const [was, is] = [rankOf(before), rankOf(after)];
  if (was === -1 || is === -1) return 'was rated anew by AM Best';
  if (was !== is) return is > was ? 'was downgraded by AM Best' : 'was upgraded by AM Best';
  return sizeOf(after) > sizeOf(before) ? 'grew into a larger size category of AM Best' : 'fell into a smaller size category of AM Best';
}

const knownTo = (addedBy: Uuid | null) => (addedBy === null ? { companies: [], everyone: true } : { companies: [addedBy] });

/** Facts about the product's own list are nobody's secret; what a company added is read by that company. */
export const carrierCatalogue: Catalogue<CarrierEvent> = {
  CarrierAdded: {
    ...common,
    audience: ({ meta }) => knownTo(meta.tenant),
    sentence: ({ data }) => `The insurer ${named(data.name)} was added.`,
    changes: ({ data }) => [{ label: 'NAIC', after: data.naic === '0' ? 'not known' : data.naic }],
  },
  CarrierRated: {
    ...common,
    version: 2,
    upcasters: CARRIER_RATED_UPCASTERS,
    audience: ({ data }) => knownTo(data.addedBy),
    sentence: ({ data: { name, before, rating, effectiveFrom } }) =>
      `${named(name)} ${before ? `${moveOf(before, rating)} from ${ratingText(before)} to ${ratingText(rating)}` : `was rated ${named(ratingText(rating))} by AM Best`}, effective ${dayText(effectiveFrom)}.`,
    changes: ({ data: { before, rating } }) => [
      { label: 'AM Best', ...(before ? { before: ratingText(before) } : {}), after: ratingText(rating) },
    ],
    effectiveFrom: ({ data }) => data.effectiveFrom,
  },
};
