import type { CoverageLine, EndorsementCode, LimitCode, SizeCategory, Strength } from '@covertrail/domain/compliance/coverage';

/** A choice that the specification gives a number (3 section 9). */
export interface NumberedChoice {
  readonly id: number;
  readonly name: string;
}

export interface Region extends NumberedChoice {
  readonly countryCode: 'US' | 'CA';
  readonly currency: 'USD' | 'CAD';
}

/** A coverage line that a policy may have and a template may require; every other call names it by `id`. */
export interface PolicyType {
  readonly id: CoverageLine;
  readonly name: string;
  readonly limitTypes: { readonly list: readonly { readonly id: LimitCode; readonly name: string }[] };
  readonly endorsements: readonly { readonly id: EndorsementCode; readonly name: string }[];
  /** Always empty: these lines have no subtypes. */
  readonly subCategory: readonly never[];
}

/** The choices that the pages offer (spec 1 section 7, 2 section 3, 3 section 9). Sorted by name where no other order is given. */
export interface ReferenceData {
  readonly region: Region;
  readonly regions: readonly Region[];
  readonly policyTypes: readonly PolicyType[];
  /** AM Best, two ordered lists: strengths from the best, sizes from the smallest. */
  readonly ratings: { readonly strengths: readonly Strength[]; readonly sizes: readonly SizeCategory[] };
  readonly endorsementTypes: readonly string[];
  readonly additionalInsuredScopes: readonly string[];
  readonly documentTypes: readonly NumberedChoice[];
  readonly deliverySpeeds: readonly { readonly name: string; readonly isDefault: boolean }[];
  readonly companyUserRoles: readonly NumberedChoice[];
}
