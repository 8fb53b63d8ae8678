import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  COVERAGE_LINES,
  type CoverageLine,
  ENDORSEMENT_CODES,
  type EndorsementCode,
  type Grade,
  GRADES,
  LIMIT_CODES,
  type LimitCode,
  SIZES,
  STRENGTHS,
  type Trigger,
  TRIGGERS,
} from '@covertrail/domain/insurance/coverage';
import {
  AGE_UNITS,
  type AgeUnit,
  MOST_AGE,
  type ProofAge,
  type ProofRequirement,
} from '@covertrail/domain/compliance/proof/proof-requirement';
import { LEAST_PROOFS, type LeastProof } from '@covertrail/domain/insurance/source-table';
import {
  type EndorsementRequirement,
  type LimitRequirement,
  type LineRequirements,
  type RatingRequirement,
  type Requirements,
  UMBRELLA_MODES,
  type UmbrellaMode,
  UNDER_REVIEW_ANSWERS,
  type UnderReviewAnswer,
} from '@covertrail/domain/compliance/requirements';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { ratingSize, ratingStrength } from '@covertrail/domain/fields/template-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { NestedList, NestedOne } from '../inputs/nested.decorator.js';
import { FurtherRequirementsDto } from './further-requirements.inputs.js';

/** Cents; a trillion dollars is more than any policy. */
const MOST_CENTS = 100_000_000_000_000;

class LimitRequirementDto implements LimitRequirement {
  @IsIn(LIMIT_CODES) readonly limit!: LimitCode;
  @IsInt() @Min(1) @Max(MOST_CENTS) readonly atLeast!: number;
  @IsBoolean() readonly tower!: boolean;
}

class EndorsementRequirementDto implements EndorsementRequirement {
  @IsIn(ENDORSEMENT_CODES) readonly code!: EndorsementCode;
  @IsIn(GRADES) readonly grade!: Grade;
}

class TriggerDto {
  @IsIn(TRIGGERS) readonly kind!: Trigger;
  /** The latest retroactive date. It is only for `claimsMade`, which the template's own rules check. */
  @IsOptional() @Fits(calendarDate) readonly retroactiveBy!: string;
}

/** The template’s own rules know the most of each unit. */
class ProofAgeDto implements ProofAge {
  @IsInt() @Min(1) @Max(MOST_AGE.days) readonly count!: number;
  @IsIn(AGE_UNITS) readonly unit!: AgeUnit;
}

class ProofDto implements ProofRequirement {
  @IsOptional() @IsIn(LEAST_PROOFS) readonly least?: LeastProof;
  @IsOptional() @NestedOne(() => ProofAgeDto) readonly notOlderThan?: ProofAgeDto;
}

class LineRequirementsDto extends FurtherRequirementsDto implements LineRequirements {
  @IsIn(COVERAGE_LINES) readonly line!: CoverageLine;
  @NestedList(() => LimitRequirementDto, 20) readonly limits!: readonly LimitRequirementDto[];
  @NestedList(() => EndorsementRequirementDto, 10) readonly endorsements!: readonly EndorsementRequirementDto[];
  @IsOptional() @IsBoolean() readonly acceptCslOrSplit?: boolean;
  /** Other lines whose policies may answer for this one: the template’s own rules know which. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(COVERAGE_LINES.length)
  @IsIn(COVERAGE_LINES, { each: true })
  readonly acceptInstead?: readonly CoverageLine[];
  @IsOptional() @NestedOne(() => TriggerDto) readonly trigger?: TriggerDto;
  @IsOptional() @NestedOne(() => ProofDto) readonly proof?: ProofDto;
}

class RatingRequirementDto implements RatingRequirement {
  @Fits(ratingStrength) readonly strength!: (typeof STRENGTHS)[number];
  @Fits(ratingSize) readonly size!: (typeof SIZES)[number];
  /** Of a rating that is high enough; without it the requester decides each time. */
  @IsOptional() @IsIn(UNDER_REVIEW_ANSWERS) readonly ifUnderReview?: UnderReviewAnswer;
}

/** The requirements of a template, as the editor sends them; amounts in cents. Without a rating none is required. */
export class RequirementsDto implements Requirements {
  @NestedList(() => LineRequirementsDto, COVERAGE_LINES.length) readonly lines!: readonly LineRequirementsDto[];
  /** Lines that are stated to suppliers as not required. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(COVERAGE_LINES.length)
  @IsIn(COVERAGE_LINES, { each: true })
  readonly notRequired?: readonly CoverageLine[];
  /** Default: separate. */
  @IsOptional() @IsIn(UMBRELLA_MODES) readonly umbrellaMode: UmbrellaMode = 'separate';
  @IsOptional() @NestedOne(() => RatingRequirementDto) readonly rating: RatingRequirementDto | null = null;
  /** Of all lines that send no proof of their own; without it any proof will do. */
  @IsOptional() @NestedOne(() => ProofDto) readonly proof?: ProofDto;
}
