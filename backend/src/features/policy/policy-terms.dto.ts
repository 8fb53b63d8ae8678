import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  ENDORSEMENT_CODES,
  GRADES,
  TRIGGERS,
  type CoverageLine,
  type Endorsement,
  type EndorsementCode,
  type Grade,
  type Limits,
  type Trigger,
} from '@covertrail/domain/compliance/coverage';
import { countSent } from '@covertrail/domain/compliance/endorsements/endorsement-count';
import type { EndorsementDetails } from '@covertrail/domain/compliance/endorsements/endorsement-detail';
import { UNDERLYING_LINES } from '@covertrail/domain/compliance/line-facts';
import {
  ACORD_FORMS,
  FORM_INTERESTS,
  type AcordForm,
  type FormInterest,
} from '@covertrail/domain/compliance/lines/acord-forms';
import { AGGREGATE_BASES, type AggregateBasis } from '@covertrail/domain/compliance/lines/aggregate-bases';
import { AUTO_SYMBOLS } from '@covertrail/domain/compliance/lines/auto-symbols';
import {
  COVERAGE_TYPES,
  SUB_COVERAGES,
  type CoverageType,
  type SubCoverage,
} from '@covertrail/domain/compliance/lines/coverage-types';
import type { FormChoice } from '@covertrail/domain/compliance/lines/form-choice';
import { REGION_CODES, type RegionCode } from '@covertrail/domain/compliance/lines/regions';
import type { StatedValues } from '@covertrail/domain/compliance/lines/stated-values';
import { otherDescription, statedValues } from '@covertrail/domain/fields/coverage-fields';
import { endorsementDetails } from '@covertrail/domain/fields/endorsement-fields';
import {
  descriptionOfOperations,
  effectiveOn,
  formNumber,
  limitAmounts,
  policyNumber,
} from '@covertrail/domain/fields/policy-fields';
import { MOST_HOLDERS } from '@covertrail/domain/fields/holder-fields';
import {
  blanketNumber,
  deductible,
  limitCents,
  limitDetails,
  percentShare,
} from '@covertrail/domain/fields/limit-detail-fields';
import { withoutHtml } from '@covertrail/domain/fields/stored-text';
import { notesText, remarkTexts } from '@covertrail/domain/fields/policy-text-fields';
import type { AggregateTerm, AppliedCoverage } from '@covertrail/domain/policy/coverage-terms.contract';
import {
  BLANKET_TYPES,
  type BlanketLimit,
  type BlanketType,
  type LimitDetails,
  type StatedDeductible,
} from '@covertrail/domain/policy/limit-details.contract';
import {
  STATE_FUND_EXCEPTIONS,
  type ProprietorExclusion,
  type StateFundException,
} from '@covertrail/domain/policy/further-terms.contract';
import type { GivenTerms, PolicyPeriod } from '@covertrail/domain/policy/policy-terms.contract';
import { CertificateHolderDto } from '#http/certificate-holder.dto';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { NestedList, NestedOne } from '@covertrail/contracts/inputs/nested.decorator';

class PeriodDto implements PolicyPeriod {
  @Fits(effectiveOn) effectiveOn!: string;
  @Fits(effectiveOn) expiresOn!: string;
}

class EndorsementDto implements Endorsement {
  @IsIn(ENDORSEMENT_CODES) code!: EndorsementCode;
  @IsIn(GRADES) grade!: Grade;
  @IsOptional() @Fits(formNumber) form?: string;
}

class BlanketDto implements BlanketLimit {
  @Fits(blanketNumber) number!: string;
  @IsIn(BLANKET_TYPES) type!: BlanketType;
  @IsOptional() @Fits(limitCents) total?: number;
  @IsOptional() @Fits(percentShare) coinsurance?: number;
  @IsOptional() @Fits(limitCents) valuationAmount?: number;
  @IsOptional() @Fits(deductible) deductible?: StatedDeductible;
}

class ExclusionDto implements ProprietorExclusion {
  @IsBoolean() excluded!: boolean;
  @Fits(notesText) comment!: string;
}

class CoverageDto implements AppliedCoverage {
  @IsIn(COVERAGE_TYPES) type!: CoverageType;
  @IsArray() @IsIn(SUB_COVERAGES, { each: true }) subCoverages!: SubCoverage[];
  @Fits(otherDescription) description!: string;
}

class AggregateDto implements AggregateTerm {
  @IsIn(AGGREGATE_BASES) basis!: AggregateBasis;
  @Fits(otherDescription) description!: string;
}

class FormChoiceDto implements FormChoice {
  @IsIn(ACORD_FORMS) form!: AcordForm;
  @IsOptional() @IsIn(FORM_INTERESTS) interest: FormInterest | null = null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adding a policy strips the HTML of this field [C16]. */
const strippedOfHtml = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? withoutHtml(value).trim() : value;

/** Counts as the product stores them. Everything else stays as it was sent, for the rule of the field. */
const withCounts = (details: unknown): unknown =>
  isRecord(details)
    ? Object.fromEntries(
        Object.entries(details).map(([code, detail]) => [
          code,
          isRecord(detail) && 'count' in detail ? { ...detail, count: countSent(detail['count']) } : detail,
        ]),
      )
    : details;

/**
 * The content of a policy as the editor sends it: the insurer by id, limits in cents by ACORD 25 code, days as `YYYY-MM-DD`. An
 * absent value is not known.
 */
export class PolicyTermsDto implements GivenTerms {
  @Fits(policyNumber) policyNumber!: string;
  @NestedOne(() => PeriodDto) period!: PeriodDto;
  @IsId() carrierId!: string;
  @Fits(limitAmounts) limits!: Limits;
  @IsOptional() @IsIn(TRIGGERS) trigger: Trigger | null = null;
  /** For a claims-made policy; absent when it is not known. */
  @IsOptional() @Fits(effectiveOn) retroactiveOn: string | null = null;
  @NestedList(() => EndorsementDto, 20) endorsements!: EndorsementDto[];
  @IsOptional() @IsArray() @IsIn(UNDERLYING_LINES, { each: true }) schedule: CoverageLine[] | null = null;
  @Transform(strippedOfHtml) @Fits(descriptionOfOperations) descriptionOfOperations!: string;
  /** Default: the US. */
  @IsOptional() @IsIn(REGION_CODES) region?: RegionCode;
  /** By code of the limit; deductibles in cents, basis points or hours as their kind says. */
  @IsOptional() @Fits(limitDetails) limitDetails?: LimitDetails;
  /** By code of the endorsement; a count is a whole number above 0, `unlimited` or -1, which is the same. */
  @IsOptional()
  @Transform(({ value }) => withCounts(value))
  @Fits(endorsementDetails)
  endorsementDetails?: EndorsementDetails;
  @IsOptional() @NestedList(() => BlanketDto, 50) blankets?: BlanketDto[];
  @IsOptional() @NestedOne(() => ExclusionDto) exclusion?: ExclusionDto;
  @IsOptional() @IsIn(STATE_FUND_EXCEPTIONS) exception?: StateFundException;
  @IsOptional() @Fits(remarkTexts) remarks?: string[];
  /** Whom certificates of the policy name. */
  @IsOptional() @NestedList(() => CertificateHolderDto, MOST_HOLDERS) certificateHolders?: CertificateHolderDto[];
  @IsOptional() @Fits(notesText) instructions?: string;
  /** To the requester. */
  @IsOptional() @Fits(notesText) notes?: string;
  @IsOptional() @NestedList(() => CoverageDto, COVERAGE_TYPES.length) coverages?: CoverageDto[];
  @IsOptional() @NestedOne(() => AggregateDto) aggregate?: AggregateDto;
  @IsOptional() @IsArray() @IsIn(AUTO_SYMBOLS, { each: true }) autoSymbols?: number[];
  /** By code: cents, whole numbers, percents up to 100, texts, two-letter states, or true for a box. */
  @IsOptional() @Fits(statedValues) statedValues?: StatedValues;
  /** Absent where the default form applies. */
  @IsOptional() @NestedOne(() => FormChoiceDto) acordForm?: FormChoiceDto;
}
