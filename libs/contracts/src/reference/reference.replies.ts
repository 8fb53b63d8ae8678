import type {
  CoverageLine,
  EndorsementCode,
  LimitCode,
  SizeCategory,
  Strength,
} from '@covertrail/domain/insurance/coverage';
import type { LimitFact } from '@covertrail/domain/insurance/line-row';
import type { AcordForm } from '@covertrail/domain/insurance/lines/acord-forms';
import type { AggregateBasis } from '@covertrail/domain/insurance/lines/aggregate-bases';
import type { CoverageType, SubCoverage } from '@covertrail/domain/insurance/lines/coverage-types';
import type { DeductibleKind } from '@covertrail/domain/insurance/lines/deductible-kinds';
import type { LimitCategory } from '@covertrail/domain/insurance/lines/limit-categories';
import type { LineCategory } from '@covertrail/domain/insurance/lines/line-categories';
import type { ValuationType } from '@covertrail/domain/insurance/lines/valuation-types';

/** A choice that has a number. */
export interface NumberedChoice {
  readonly id: number;
  readonly name: string;
}

export interface Region extends NumberedChoice {
  readonly countryCode: 'US' | 'CA';
  readonly currency: 'USD' | 'CAD';
}

/** A choice with its code, which other calls name, and its stable number. */
export interface CodedChoice<Code extends string> extends NumberedChoice {
  readonly code: Code;
}

/** A type of limit: its group, and what a row of it may state beside the amount. */
export interface LimitType {
  readonly id: LimitCode;
  readonly limitTypeId: number;
  readonly name: string;
  readonly category: CodedChoice<LimitCategory>;
  readonly carries: readonly LimitFact[];
}

/** A coverage type with its sub-coverages; `described`: it needs a text. */
export interface SubCategory {
  readonly id: CoverageType;
  readonly coverageTypeId: number;
  readonly name: string;
  readonly hasChild: boolean;
  readonly described: boolean;
  readonly subCoverages: readonly { readonly id: SubCoverage; readonly name: string }[];
}

/** An entry of the certificates that show a line [C12]. */
export interface AcordFormChoice {
  readonly acordFormSpecialEndorsementMappingId: number;
  readonly formNumber: AcordForm;
  readonly specialEndorsementId: number | null;
  readonly specialEndorsement: string | null;
  /** Of the entry that is taken where nobody chose one. */
  readonly defaultFormFlag: boolean;
}

/** A coverage line that a policy may have and a template may require; every other call names it by `id`. */
export interface PolicyType {
  readonly id: CoverageLine;
  /** 5 and 14 are property [C12]. */
  readonly policyTypeId: number;
  readonly name: string;
  /** One of the nine categories (`LINE_CATEGORY_TABLE`); null for the lines outside them. */
  readonly category: CodedChoice<LineCategory> | null;
  readonly limitTypes: { readonly list: readonly LimitType[] };
  readonly endorsements: readonly { readonly id: EndorsementCode; readonly name: string }[];
  /** Its coverage types in the order of the screens: by name, then MCS-90, then other. */
  readonly subCategory: readonly SubCategory[];
  readonly deductibleTypes: readonly (CodedChoice<DeductibleKind> & { readonly special: boolean })[];
  readonly valuationTypes: readonly CodedChoice<ValuationType>[];
  readonly aggregateBases: readonly CodedChoice<AggregateBasis>[];
  /** Covered auto symbols by number; US only. */
  readonly coverageSymbols: readonly NumberedChoice[];
  readonly acordForms: readonly AcordFormChoice[];
}

/** The choices that the pages offer [C01] [C13]. Sorted by name where no other order is given. */
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
