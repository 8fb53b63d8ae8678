import type { RegionCode } from '../insurance/lines/regions.js';
import { UNSTATED_TERMS } from '../insurance/terms/unstated-terms.js';

/** The region in whose currency amounts are; what is usual is not named. */
export const currencyRegion = ({ region }: { readonly region?: RegionCode }): RegionCode =>
  region ?? UNSTATED_TERMS.region;

/** The same as a field: absent where it is the usual one. */
export const namedRegion = (region: RegionCode): { readonly region?: RegionCode } =>
  region === UNSTATED_TERMS.region ? {} : { region };
