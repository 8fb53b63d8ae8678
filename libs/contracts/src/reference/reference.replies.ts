import type { CoverageLine, EndorsementCode, LimitCode, SizeCategory, Strength } from '@covertrail/domain/compliance/coverage';

/** A choice that the specification numbers (3 section 9). */
export interface NumberedChoice {
  readonly id: number;
  readonly name: string;
}

export interface Region extends NumberedChoice {
  readonly countryCode: 'US' | 'CA';
  readonly currency: 'USD' | 'CAD';
}

/** A line of coverage that a policy may be of and a template may ask for; `id` is what every other call says for it. */
export interface PolicyType {
  readonly id: CoverageLine;
  readonly name: string;
  readonly limitTypes: { readonly list: readonly { readonly id: LimitCode; readonly name: string }[] };
  readonly endorsements: readonly { readonly id: EndorsementCode; readonly name: string }[];
  /** Always empty: these lines have no further kinds. */
  readonly subCategory: readonly never[];
}

/** What a page needs to offer choices (spec 1 section 7, 2 section 3, 3 section 9). Sorted by name where no order is given. */
export interface ReferenceData {
  readonly region: Region;
  readonly regions: readonly Region[];
  readonly policyTypes: readonly PolicyType[];
  /** AM Best, two ordered lists: strength best first, size smallest first. */
  readonly ratings: { readonly strengths: readonly Strength[]; readonly sizes: readonly SizeCategory[] };
  readonly endorsementTypes: readonly string[];
  readonly additionalInsuredScopes: readonly string[];
  readonly documentTypes: readonly NumberedChoice[];
  readonly deliverySpeeds: readonly { readonly name: string; readonly isDefault: boolean }[];
  readonly companyUserRoles: readonly NumberedChoice[];
}
