import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator';
import {
  type CoverageLine,
  type Endorsement,
  ENDORSEMENT_CODES,
  type EndorsementCode,
  type Grade,
  GRADES,
  type Limits,
  type Trigger,
  TRIGGERS,
} from '@covertrail/domain/insurance/coverage';
import { countSent } from '@covertrail/domain/insurance/endorsements/endorsement-count';
import type { EndorsementDetails } from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import { UNDERLYING_LINES } from '@covertrail/domain/insurance/line-facts';
import { AGGREGATE_BASES, type AggregateBasis } from '@covertrail/domain/insurance/lines/aggregate-bases';
import { AUTO_SYMBOLS } from '@covertrail/domain/insurance/lines/auto-symbols';
import {
  COVERAGE_TYPES,
  type CoverageType,
  SUB_COVERAGES,
  type SubCoverage,
} from '@covertrail/domain/insurance/lines/coverage-types';
import { REGION_CODES, type RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { StatedValues } from '@covertrail/domain/insurance/lines/stated-values';
import { otherDescription, statedValues } from '@covertrail/domain/fields/coverage-fields';
import { endorsementDetails } from '@covertrail/domain/fields/endorsement-fields';
import { MOST_HOLDERS } from '@covertrail/domain/fields/holder-fields';
import {
  blanketNumber,
  deductible,
  limitCents,
  limitDetails,
  percentShare,
} from '@covertrail/domain/fields/limit-detail-fields';
import {
  descriptionOfOperations,
  effectiveOn,
  formNumber,
  limitAmounts,
  policyNumber,
} from '@covertrail/domain/fields/policy-fields';
import { notesText } from '@covertrail/domain/fields/policy-text-fields';
import { RULED_TERMS, type RuledTerm, TERM_RULES } from '@covertrail/domain/fields/term-rules';
import type { AggregateTerm, AppliedCoverage } from '@covertrail/domain/insurance/terms/coverage-terms';
import {
  type FurtherTerms,
  type ProprietorExclusion,
  STATE_FUND_EXCEPTIONS,
  type StateFundException,
} from '@covertrail/domain/insurance/terms/further-terms';
import {
  BLANKET_TYPES,
  type BlanketLimit,
  type BlanketType,
  type LimitDetails,
  type StatedDeductible,
} from '@covertrail/domain/insurance/terms/limit-details';
import { isTextTerm } from '@covertrail/domain/insurance/terms/unstated-terms';
import type { GivenTerms, PolicyPeriod } from '@covertrail/domain/insurance/terms/policy-terms';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedList, NestedOne } from '../inputs/nested.decorator.js';
import { WithoutHtml } from '../inputs/without-html.decorator.js';
import { CertificateHolderDto } from './certificate-holder.inputs.js';
import { FormChoiceDto } from './form-choice.inputs.js';

class PeriodDto implements PolicyPeriod {
  @Fits(effectiveOn) readonly effectiveOn!: string;
  @Fits(effectiveOn) readonly expiresOn!: string;
}

class EndorsementDto implements Endorsement {
  @IsIn(ENDORSEMENT_CODES) readonly code!: EndorsementCode;
  @IsIn(GRADES) readonly grade!: Grade;
  @IsOptional() @Fits(formNumber) readonly form?: string;
}

class BlanketDto implements BlanketLimit {
  @Fits(blanketNumber) readonly number!: string;
  @IsIn(BLANKET_TYPES) readonly type!: BlanketType;
  @IsOptional() @Fits(limitCents) readonly total?: number;
  @IsOptional() @Fits(percentShare) readonly coinsurance?: number;
  @IsOptional() @Fits(limitCents) readonly valuationAmount?: number;
  @IsOptional() @Fits(deductible) readonly deductible?: StatedDeductible;
}

class ExclusionDto implements ProprietorExclusion {
  @IsBoolean() readonly excluded!: boolean;
  @Fits(notesText) readonly comment!: string;
}

class CoverageDto implements AppliedCoverage {
  @IsIn(COVERAGE_TYPES) readonly type!: CoverageType;
  @IsArray() @IsIn(SUB_COVERAGES, { each: true }) readonly subCoverages!: readonly SubCoverage[];
  @Fits(otherDescription) readonly description!: string;
}

class AggregateDto implements AggregateTerm {
  @IsIn(AGGREGATE_BASES) readonly basis!: AggregateBasis;
  @Fits(otherDescription) readonly description!: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

class RuledTerms {}
for (const term of RULED_TERMS) {
  IsOptional()(RuledTerms.prototype, term);
  Fits(TERM_RULES[term])(RuledTerms.prototype, term);
  if (isTextTerm(term)) Reflect.metadata('design:type', String)(RuledTerms.prototype, term);
}
/** The terms that a rule checks as a whole are sent as they are stated: each may be absent. */
const RuledTermsDto: new () => Partial<Pick<FurtherTerms, RuledTerm>> = RuledTerms;

/**
 * The content of a policy as the editor sends it: the insurer by id, limits in cents by ACORD 25 code, days as `YYYY-MM-DD`. An
 * absent value is not known.
 */
export class PolicyTermsDto extends RuledTermsDto implements GivenTerms {
  @Fits(policyNumber) readonly policyNumber!: string;
  @NestedOne(() => PeriodDto) readonly period!: PeriodDto;
  @IsId() readonly carrierId!: string;
  @Fits(limitAmounts) readonly limits!: Limits;
  @IsOptional() @IsIn(TRIGGERS) readonly trigger: Trigger | null = null;
  /** For a claims-made policy; absent when it is not known. */
  @IsOptional() @Fits(effectiveOn) readonly retroactiveOn: string | null = null;
  @NestedList(() => EndorsementDto, 20) readonly endorsements!: readonly EndorsementDto[];
  @IsOptional() @IsArray() @IsIn(UNDERLYING_LINES, { each: true }) readonly schedule: readonly CoverageLine[] | null =
    null;
  @WithoutHtml() @Fits(descriptionOfOperations) readonly descriptionOfOperations!: string;
  /** Default: the US. */
  @IsOptional() @IsIn(REGION_CODES) readonly region?: RegionCode;
  /** By code of the limit; deductibles in cents, basis points or hours as their kind says. */
  @IsOptional() @Fits(limitDetails) readonly limitDetails?: LimitDetails;
  /** By code of the endorsement; a count is a whole number above 0, `unlimited` or -1, which is the same. */
  @IsOptional()
  @Transform(({ value }) => withCounts(value))
  @Fits(endorsementDetails)
  readonly endorsementDetails?: EndorsementDetails;
  @IsOptional() @NestedList(() => BlanketDto, 50) readonly blankets?: readonly BlanketDto[];
  @IsOptional() @NestedOne(() => ExclusionDto) readonly exclusion?: ExclusionDto;
  @IsOptional() @IsIn(STATE_FUND_EXCEPTIONS) readonly exception?: StateFundException;
  /** Whom certificates of the policy name. */
  @IsOptional()
  @NestedList(() => CertificateHolderDto, MOST_HOLDERS)
  readonly certificateHolders?: readonly CertificateHolderDto[];
  @IsOptional() @NestedList(() => CoverageDto, COVERAGE_TYPES.length) readonly coverages?: readonly CoverageDto[];
  @IsOptional() @NestedOne(() => AggregateDto) readonly aggregate?: AggregateDto;
  @IsOptional() @IsArray() @IsIn(AUTO_SYMBOLS, { each: true }) readonly autoSymbols?: readonly number[];
  /** By code: cents, whole numbers, percents up to 100, texts, two-letter states, or true for a box. */
  @IsOptional() @Fits(statedValues) readonly statedValues?: StatedValues;
  /** Absent where the default form applies. */
  @IsOptional() @NestedOne(() => FormChoiceDto) readonly acordForm?: FormChoiceDto;
}
