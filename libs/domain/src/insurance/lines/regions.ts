/** Where an entry is used [C03]: amounts are in the currency of the region. */
export const REGION_TABLE = {
  unitedStates: { id: 1, countryCode: 'US', currency: 'USD' },
  canada: { id: 2, countryCode: 'CA', currency: 'CAD' },
} as const;

export type RegionCode = keyof typeof REGION_TABLE;
export const REGION_CODES = ['unitedStates', 'canada'] as const satisfies readonly RegionCode[];

/** The region of a company by its country: outside Canada the rules and the currency of the US hold [C03]. */
export const regionOf = (country: string): RegionCode =>
  country === REGION_TABLE.canada.countryCode ? 'canada' : 'unitedStates';

export const BOTH_REGIONS: readonly RegionCode[] = REGION_CODES;
export const UNITED_STATES: readonly RegionCode[] = ['unitedStates'];
export const CANADA: readonly RegionCode[] = ['canada'];
