import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  type CoverageLine,
  ENDORSEMENT_CODES,
  type EndorsementCode,
  type Grade,
  GRADES,
  LIMIT_CODES,
  type LimitCode,
} from '@covertrail/domain/insurance/coverage';
import {
  type EndorsementConditions,
  type Naming,
  NAMINGS,
} from '@covertrail/domain/compliance/endorsements/endorsement-conditions';
import {
  type AggregateRequirement,
  type ConditionsRequirement,
  type CoveragesRequirement,
  type DeductibleRequirement,
  type DocumentRequirement,
  EXCLUSION_ANSWERS,
  type ExclusionAnswer,
  type FurtherRequirements,
  type LimitTermRequirement,
  LIST_MODES,
  type ListMode,
  type NoticeRequirement,
  type RequiredCoverage,
  type SymbolsRequirement,
} from '@covertrail/domain/compliance/further-requirements';
import { AGGREGATE_BASES } from '@covertrail/domain/insurance/lines/aggregate-bases';
import { AUTO_SYMBOLS } from '@covertrail/domain/insurance/lines/auto-symbols';
import {
  COVERAGE_TYPES,
  type CoverageType,
  SUB_COVERAGES,
  type SubCoverage,
} from '@covertrail/domain/insurance/lines/coverage-types';
import type { StatedValues } from '@covertrail/domain/insurance/lines/stated-values';
import { VALUATION_TYPES, type ValuationType } from '@covertrail/domain/insurance/lines/valuation-types';
import { BELOW_UMBRELLAS } from '@covertrail/domain/compliance/usual-underlying';
import { companyName } from '@covertrail/domain/fields/company-fields';
import { statedValues } from '@covertrail/domain/fields/coverage-fields';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { DOCUMENT_KINDS, type DocumentKind } from '@covertrail/domain/insurance/document-kinds';
import { noticeDays } from '@covertrail/domain/fields/endorsement-fields';
import { percentShare } from '@covertrail/domain/fields/limit-detail-fields';
import {
  documentDays,
  MOST_REQUIRED_DOCUMENTS,
  requiredDocumentName,
  requiredRemarks,
} from '@covertrail/domain/fields/template-fields';
import { STATE_FUND_EXCEPTIONS, type StateFundException } from '@covertrail/domain/insurance/terms/further-terms';
import { Fits } from '../inputs/fits.decorator.js';
import { NestedList, NestedOne } from '../inputs/nested.decorator.js';
import { CertificateHolderDto } from '../policy/certificate-holder.inputs.js';

/** Cents; a trillion dollars is more than any deductible. */
const MOST = 100_000_000_000_000;

const BASES: readonly AggregateRequirement['basis'][] = AGGREGATE_BASES.filter((basis) => basis !== 'perOther');

const UNITS: readonly DeductibleRequirement['unit'][] = ['amount', 'percent'];

class RequiredCoverageDto implements RequiredCoverage {
  @IsIn(COVERAGE_TYPES) readonly type!: CoverageType;
  @IsArray() @IsIn(SUB_COVERAGES, { each: true }) readonly subCoverages!: readonly SubCoverage[];
}

class CoveragesDto implements CoveragesRequirement {
  @IsIn(LIST_MODES) readonly mode!: ListMode;
  @NestedList(() => RequiredCoverageDto, COVERAGE_TYPES.length) readonly types!: readonly RequiredCoverageDto[];
}

class SymbolsDto implements SymbolsRequirement {
  @IsIn(LIST_MODES) readonly mode!: ListMode;
  @IsArray() @IsIn(AUTO_SYMBOLS, { each: true }) readonly symbols!: readonly number[];
}

class AggregateRequirementDto implements AggregateRequirement {
  @IsIn(BASES) readonly basis!: AggregateRequirement['basis'];
  @IsIn(GRADES) readonly grade!: Grade;
}

class DeductibleRequirementDto implements DeductibleRequirement {
  /** Cents or basis points, as `unit` says. */
  @IsInt() @Min(0) @Max(MOST) readonly atMost!: number;
  @IsIn(UNITS) readonly unit!: DeductibleRequirement['unit'];
  @IsBoolean() readonly retentionAccepted!: boolean;
  @IsBoolean() readonly approval!: boolean;
}

class EndorsementConditionsDto implements EndorsementConditions {
  @IsOptional() @IsIn([true]) readonly policyNumberRequiredOnEndorsement?: true;
  @IsOptional() @IsIn([true]) readonly effectiveDatesRequired?: true;
  @IsOptional() @IsIn(NAMINGS) readonly acceptedAdditionalInsured?: Naming;
  @IsOptional() @IsIn(NAMINGS) readonly acceptedOngoingOperations?: Naming;
  @IsOptional() @IsIn(NAMINGS) readonly acceptedCompletedOperations?: Naming;
  @IsOptional() @IsIn(NAMINGS) readonly acceptedWaiverOfSubrogation?: Naming;
  @IsOptional() @Fits(companyName) readonly requiredScheduledEntity?: string;
}

class ConditionsDto implements ConditionsRequirement {
  @IsIn(ENDORSEMENT_CODES) readonly code!: EndorsementCode;
  @NestedOne(() => EndorsementConditionsDto) readonly conditions!: EndorsementConditionsDto;
}

class LimitTermDto implements LimitTermRequirement {
  @IsIn(LIMIT_CODES) readonly limit!: LimitCode;
  @IsOptional() @NestedOne(() => DeductibleRequirementDto) readonly deductible?: DeductibleRequirementDto;
  @IsOptional() @Fits(percentShare) readonly coinsurance?: number;
  @IsOptional() @IsIn(VALUATION_TYPES) readonly valuation?: ValuationType;
}

class DocumentRequirementDto implements DocumentRequirement {
  @IsIn(DOCUMENT_KINDS) readonly kind!: DocumentKind;
  @IsOptional() @IsIn(ENDORSEMENT_CODES) readonly endorsement?: EndorsementCode;
  @IsOptional() @Fits(requiredDocumentName) readonly named?: string;
  @IsOptional() @Fits(documentDays) readonly withinDays?: number;
}

class NoticeDto implements NoticeRequirement {
  @Fits(noticeDays) readonly days!: number;
  @IsOptional() @Fits(noticeDays) readonly nonPaymentDays?: number;
}

/** What a template may require of a line besides limits, endorsements and trigger; an absent one is not required. */
export class FurtherRequirementsDto implements FurtherRequirements {
  @IsOptional() @NestedOne(() => CoveragesDto) readonly coverages?: CoveragesDto;
  @IsOptional() @NestedOne(() => SymbolsDto) readonly symbols?: SymbolsDto;
  @IsOptional() @NestedOne(() => AggregateRequirementDto) readonly aggregate?: AggregateRequirementDto;
  @IsOptional()
  @NestedList(() => ConditionsDto, ENDORSEMENT_CODES.length)
  readonly endorsementConditions?: readonly ConditionsDto[];
  @IsOptional() @NestedList(() => LimitTermDto, 20) readonly limitTerms?: readonly LimitTermDto[];
  /** By code: cents, whole numbers, an entry of a list, two-letter states, or true for a box. */
  @IsOptional() @Fits(statedValues) readonly values?: StatedValues;
  @IsOptional() @IsIn(EXCLUSION_ANSWERS) readonly exclusions?: ExclusionAnswer;
  @IsOptional() @IsIn(EXCLUSION_ANSWERS) readonly proprietors?: ExclusionAnswer;
  @IsOptional() @IsIn(STATE_FUND_EXCEPTIONS) readonly stateFund?: StateFundException;
  @IsOptional() @Fits(requiredRemarks) readonly remarks?: readonly string[];
  @IsOptional() @Fits(calendarDate) readonly tailUntil?: string;
  @IsOptional()
  @NestedList(() => DocumentRequirementDto, MOST_REQUIRED_DOCUMENTS)
  readonly documents?: readonly DocumentRequirementDto[];
  /** Whom a certificate must name; without an address any will do. */
  @IsOptional() @NestedOne(() => CertificateHolderDto) readonly certificateHolder?: CertificateHolderDto;
  /** Of an umbrella or excess policy: over which lines it must lie; without it over those of which limits are required, empty: over any. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(BELOW_UMBRELLAS.length)
  @IsIn(BELOW_UMBRELLAS, { each: true })
  readonly underlying?: readonly CoverageLine[];
  /** Days of notice of cancellation, by an endorsement. */
  @IsOptional() @NestedOne(() => NoticeDto) readonly cancellationNotice?: NoticeDto;
  /** The term of the policy includes the first and the last day that the project states; absent: not required. */
  @IsOptional() @IsIn([true]) readonly wholeProject?: true;
}
