import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  ENDORSEMENT_CODES,
  GRADES,
  LIMIT_CODES,
  type CoverageLine,
  type EndorsementCode,
  type Grade,
  type LimitCode,
} from '@covertrail/domain/compliance/coverage';
import {
  NAMINGS,
  type EndorsementConditions,
  type Naming,
} from '@covertrail/domain/compliance/endorsements/endorsement-conditions';
import {
  EXCLUSION_ANSWERS,
  LIST_MODES,
  type AggregateRequirement,
  type ConditionsRequirement,
  type CoveragesRequirement,
  type DeductibleRequirement,
  type DocumentRequirement,
  type ExclusionAnswer,
  type FurtherRequirements,
  type LimitTermRequirement,
  type ListMode,
  type NoticeRequirement,
  type RequiredCoverage,
  type SymbolsRequirement,
} from '@covertrail/domain/compliance/further-requirements';
import { AGGREGATE_BASES } from '@covertrail/domain/compliance/lines/aggregate-bases';
import { AUTO_SYMBOLS } from '@covertrail/domain/compliance/lines/auto-symbols';
import {
  COVERAGE_TYPES,
  SUB_COVERAGES,
  type CoverageType,
  type SubCoverage,
} from '@covertrail/domain/compliance/lines/coverage-types';
import type { StatedValues } from '@covertrail/domain/compliance/lines/stated-values';
import { VALUATION_TYPES, type ValuationType } from '@covertrail/domain/compliance/lines/valuation-types';
import { BELOW_UMBRELLAS } from '@covertrail/domain/compliance/usual-underlying';
import { companyName } from '@covertrail/domain/fields/company-fields';
import { statedValues } from '@covertrail/domain/fields/coverage-fields';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { percentShare } from '@covertrail/domain/fields/limit-detail-fields';
import { noticeDays } from '@covertrail/domain/fields/endorsement-fields';
import { DOCUMENT_KINDS, type DocumentKind } from '@covertrail/domain/fields/document-kinds';
import {
  documentDays,
  MOST_REQUIRED_DOCUMENTS,
  requiredDocumentName,
  requiredRemarks,
} from '@covertrail/domain/fields/template-fields';
import { STATE_FUND_EXCEPTIONS, type StateFundException } from '@covertrail/domain/policy/further-terms.contract';
import { CertificateHolderDto } from '#http/certificate-holder.dto';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { NestedList, NestedOne } from '@covertrail/contracts/inputs/nested.decorator';

/** Cents; a trillion dollars is more than any deductible. */
const MOST = 100_000_000_000_000;
const BASES: readonly AggregateRequirement['basis'][] = AGGREGATE_BASES.filter((basis) => basis !== 'perOther');
const UNITS: readonly DeductibleRequirement['unit'][] = ['amount', 'percent'];

class RequiredCoverageDto implements RequiredCoverage {
  @IsIn(COVERAGE_TYPES) type!: CoverageType;
  @IsArray() @IsIn(SUB_COVERAGES, { each: true }) subCoverages!: SubCoverage[];
}

class CoveragesDto implements CoveragesRequirement {
  @IsIn(LIST_MODES) mode!: ListMode;
  @NestedList(() => RequiredCoverageDto, COVERAGE_TYPES.length) types!: RequiredCoverageDto[];
}

class SymbolsDto implements SymbolsRequirement {
  @IsIn(LIST_MODES) mode!: ListMode;
  @IsArray() @IsIn(AUTO_SYMBOLS, { each: true }) symbols!: number[];
}

class AggregateRequirementDto implements AggregateRequirement {
  @IsIn(BASES) basis!: AggregateRequirement['basis'];
  @IsIn(GRADES) grade!: Grade;
}

class DeductibleRequirementDto implements DeductibleRequirement {
  /** Cents or basis points, as `unit` says. */
  @IsInt() @Min(0) @Max(MOST) atMost!: number;
  @IsIn(UNITS) unit!: DeductibleRequirement['unit'];
  @IsBoolean() retentionAccepted!: boolean;
  @IsBoolean() approval!: boolean;
}

class EndorsementConditionsDto implements EndorsementConditions {
  @IsOptional() @IsIn([true]) policyNumberRequiredOnEndorsement?: true;
  @IsOptional() @IsIn([true]) effectiveDatesRequired?: true;
  @IsOptional() @IsIn(NAMINGS) acceptedAdditionalInsured?: Naming;
  @IsOptional() @IsIn(NAMINGS) acceptedOngoingOperations?: Naming;
  @IsOptional() @IsIn(NAMINGS) acceptedCompletedOperations?: Naming;
  @IsOptional() @IsIn(NAMINGS) acceptedWaiverOfSubrogation?: Naming;
  @IsOptional() @Fits(companyName) requiredScheduledEntity?: string;
}

class ConditionsDto implements ConditionsRequirement {
  @IsIn(ENDORSEMENT_CODES) code!: EndorsementCode;
  @NestedOne(() => EndorsementConditionsDto) conditions!: EndorsementConditionsDto;
}

class LimitTermDto implements LimitTermRequirement {
  @IsIn(LIMIT_CODES) limit!: LimitCode;
  @IsOptional() @NestedOne(() => DeductibleRequirementDto) deductible?: DeductibleRequirementDto;
  @IsOptional() @Fits(percentShare) coinsurance?: number;
  @IsOptional() @IsIn(VALUATION_TYPES) valuation?: ValuationType;
}

class DocumentRequirementDto implements DocumentRequirement {
  @IsIn(DOCUMENT_KINDS) kind!: DocumentKind;
  @IsOptional() @IsIn(ENDORSEMENT_CODES) endorsement?: EndorsementCode;
  @IsOptional() @Fits(requiredDocumentName) named?: string;
  @IsOptional() @Fits(documentDays) withinDays?: number;
}

class NoticeDto implements NoticeRequirement {
  @Fits(noticeDays) days!: number;
  @IsOptional() @Fits(noticeDays) nonPaymentDays?: number;
}

/** What a template may require of a line besides limits, endorsements and trigger; an absent one is not required. */
export class FurtherRequirementsDto implements FurtherRequirements {
  @IsOptional() @NestedOne(() => CoveragesDto) coverages?: CoveragesDto;
  @IsOptional() @NestedOne(() => SymbolsDto) symbols?: SymbolsDto;
  @IsOptional() @NestedOne(() => AggregateRequirementDto) aggregate?: AggregateRequirementDto;
  @IsOptional() @NestedList(() => ConditionsDto, ENDORSEMENT_CODES.length) endorsementConditions?: ConditionsDto[];
  @IsOptional() @NestedList(() => LimitTermDto, 20) limitTerms?: LimitTermDto[];
  /** By code: cents, whole numbers, an entry of a list, two-letter states, or true for a box. */
  @IsOptional() @Fits(statedValues) values?: StatedValues;
  @IsOptional() @IsIn(EXCLUSION_ANSWERS) exclusions?: ExclusionAnswer;
  @IsOptional() @IsIn(EXCLUSION_ANSWERS) proprietors?: ExclusionAnswer;
  @IsOptional() @IsIn(STATE_FUND_EXCEPTIONS) stateFund?: StateFundException;
  @IsOptional() @Fits(requiredRemarks) remarks?: string[];
  @IsOptional() @Fits(calendarDate) tailUntil?: string;
  @IsOptional() @NestedList(() => DocumentRequirementDto, MOST_REQUIRED_DOCUMENTS) documents?: DocumentRequirementDto[];
  /** Whom a certificate must name; without an address any will do. */
  @IsOptional() @NestedOne(() => CertificateHolderDto) certificateHolder?: CertificateHolderDto;
  /** Of an umbrella or excess policy: over which lines it must lie; without it over those of which limits are required, empty: over any. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(BELOW_UMBRELLAS.length)
  @IsIn(BELOW_UMBRELLAS, { each: true })
  underlying?: CoverageLine[];
  /** Days of notice of cancellation, by an endorsement. */
  @IsOptional() @NestedOne(() => NoticeDto) cancellationNotice?: NoticeDto;
  /** The term of the policy includes the first and the last day that the project states; absent: not required. */
  @IsOptional() @IsIn([true]) wholeProject?: true;
}
