import type { PolicyType, ReferenceData, Region } from '@covertrail/contracts/reference/reference.replies';
import { COVERAGE_LINES, ENDORSEMENTS_OF, LIMITS_OF, SIZES, STRENGTHS } from '@covertrail/domain/compliance/coverage';
import { ENDORSEMENT_NAMES, LIMIT_NAMES, LINE_NAMES } from '../compliance/labels.js';

/** Spec 3 section 9. */
export const REGIONS: readonly Region[] = [
  { id: 1, name: 'United States', countryCode: 'US', currency: 'USD' },
  { id: 2, name: 'Canada', countryCode: 'CA', currency: 'CAD' },
];

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => (a.name < b.name ? -1 : 1);

export const POLICY_TYPES: readonly PolicyType[] = COVERAGE_LINES.map((line) => ({
  id: line,
  name: LINE_NAMES[line],
  limitTypes: { list: LIMITS_OF[line].map((id) => ({ id, name: LIMIT_NAMES[id] })) },
  endorsements: ENDORSEMENTS_OF[line].map((id) => ({ id, name: ENDORSEMENT_NAMES[id] })),
  subCategory: [],
})).sort(byName);

/** The lists of a region; an unknown region is the first. */
export const referenceData = (regionId: number): ReferenceData => ({
  region: REGIONS.find(({ id }) => id === regionId) ?? REGIONS[0]!,
  regions: REGIONS,
  policyTypes: POLICY_TYPES,
  ratings: { strengths: [...STRENGTHS, 'NR', 'S'], sizes: SIZES },
  endorsementTypes: ['Additional Insured', 'Waiver of Subrogation', 'Loss Payee', 'Non-Contributory'],
  additionalInsuredScopes: ['Additional Insured', 'Ongoing Operations', 'Completed Operations'],
  documentTypes: ['COI', 'ISO', 'Endorsement', 'Additional', 'Policy'].map((name, index) => ({ id: index + 1, name })),
  deliverySpeeds: ['Standard', 'Rush', 'Priority'].map((name, index) => ({ name, isDefault: index === 0 })),
  companyUserRoles: ['Manager', 'Reviewer', 'Read Only'].map((name, index) => ({ id: index + 1, name })),
});
