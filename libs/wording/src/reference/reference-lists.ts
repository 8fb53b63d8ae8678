import type { ReferenceData, Region } from '@covertrail/contracts/reference/reference.replies';
import { SIZES, STRENGTHS } from '@covertrail/domain/insurance/coverage';
import { REGION_CODES, REGION_TABLE, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { REGION_NAMES } from '../insurance/vocabulary-words.js';
import { policyTypesOf } from './policy-types.js';

/** The countries in which policies are written. */
export const REGIONS: readonly Region[] = REGION_CODES.map((code) => ({
  ...REGION_TABLE[code],
  name: REGION_NAMES[code],
}));

const regionCode = (regionId: number): RegionCode =>
  REGION_CODES.find((code) => REGION_TABLE[code].id === regionId) ?? 'unitedStates';

/** The lists of a region; an unknown region is the first. */
export const referenceData = (regionId: number): ReferenceData => ({
  region: REGIONS.find(({ id }) => id === regionId) ?? REGIONS[0]!,
  regions: REGIONS,
  policyTypes: policyTypesOf(regionCode(regionId)),
  ratings: { strengths: [...STRENGTHS, 'NR', 'S'], sizes: SIZES },
  endorsementTypes: ['Additional Insured', 'Waiver of Subrogation', 'Loss Payee', 'Non-Contributory'],
  additionalInsuredScopes: ['Additional Insured', 'Ongoing Operations', 'Completed Operations'],
  documentTypes: ['COI', 'ISO', 'Endorsement', 'Additional', 'Policy'].map((name, index) => ({ id: index + 1, name })),
  deliverySpeeds: ['Standard', 'Rush', 'Priority'].map((name, index) => ({ name, isDefault: index === 0 })),
  companyUserRoles: ['Manager', 'Reviewer', 'Read Only'].map((name, index) => ({ id: index + 1, name })),
});
