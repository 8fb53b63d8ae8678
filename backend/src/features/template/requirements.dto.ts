import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  COVERAGE_LINES,
  ENDORSEMENT_CODES,
  GRADES,
  LIMIT_CODES,
  SIZES,
  STRENGTHS,
  TRIGGERS,
  type CoverageLine,
  type EndorsementCode,
  type Grade,
  type LimitCode,
  type Trigger,
} from '@covertrail/domain/compliance/coverage';
import {
  UMBRELLA_MODES,
  UNDER_REVIEW_ANSWERS,
  type EndorsementRequirement,
  type LimitRequirement,
  type LineRequirements,
  type RatingRequirement,
  type Requirements,
  type UmbrellaMode,
  type UnderReviewAnswer,
} from '@covertrail/domain/compliance/requirements';
import {
  AGE_UNITS,
  MOST_AGE,
  type AgeUnit,
  type ProofAge,
  type ProofRequirement,
} from '@covertrail/domain/compliance/proof/proof-requirement';
import { LEAST_PROOFS, type LeastProof } from '@covertrail/domain/compliance/proof/source-table';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { ratingSize, ratingStrength } from '@covertrail/domain/fields/template-fields';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { NestedList, NestedOne } from '@covertrail/contracts/inputs/nested.decorator';
import { FurtherRequirementsDto } from './further-requirements.dto.js';

/** Cents; a trillion dollars is more than any policy. */
const MOST_CENTS = 100_000_000_000_000;

class LimitRequirementDto implements LimitRequirement {
  @IsIn(LIMIT_CODES) limit!: LimitCode;
  @IsInt() @Min(1) @Max(MOST_CENTS) atLeast!: number;
  @IsBoolean() tower!: boolean;
}

class EndorsementRequirementDto implements EndorsementRequirement {
  @IsIn(ENDORSEMENT_CODES) code!: EndorsementCode;
  @IsIn(GRADES) grade!: Grade;
}

class TriggerDto {
  @IsIn(TRIGGERS) kind!: Trigger;
  /** The latest retroactive date. It is only for `claimsMade`, which the template's own rules check. */
  @IsOptional() @Fits(calendarDate) retroactiveBy!: string;
}

/** The template’s own rules know the most of each unit. */
class ProofAgeDto implements ProofAge {
  @IsInt() @Min(1) @Max(MOST_AGE.days) count!: number;
  @IsIn(AGE_UNITS) unit!: AgeUnit;
}

class ProofDto implements ProofRequirement {
  @IsOptional() @IsIn(LEAST_PROOFS) least?: LeastProof;
  @IsOptional() @NestedOne(() => ProofAgeDto) notOlderThan?: ProofAgeDto;
}

class LineRequirementsDto extends FurtherRequirementsDto implements LineRequirements {
  @IsIn(COVERAGE_LINES) line!: CoverageLine;
  @NestedList(() => LimitRequirementDto, 20) limits!: LimitRequirementDto[];
  @NestedList(() => EndorsementRequirementDto, 10) endorsements!: EndorsementRequirementDto[];
  @IsOptional() @IsBoolean() acceptCslOrSplit?: boolean;
  /** Other lines whose policies may answer for this one: the template’s own rules know which. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(COVERAGE_LINES.length)
  @IsIn(COVERAGE_LINES, { each: true })
  acceptInstead?: CoverageLine[];
  @IsOptional() @NestedOne(() => TriggerDto) trigger?: TriggerDto;
  @IsOptional() @NestedOne(() => ProofDto) proof?: ProofDto;
}

class RatingRequirementDto implements RatingRequirement {
  @Fits(ratingStrength) strength!: (typeof STRENGTHS)[number];
  @Fits(ratingSize) size!: (typeof SIZES)[number];
  /** Of a rating that is high enough; without it the requester decides each time. */
  @IsOptional() @IsIn(UNDER_REVIEW_ANSWERS) ifUnderReview?: UnderReviewAnswer;
}

/** The requirements of a template, as the editor sends them; amounts in cents. Without a rating none is required. */
export class RequirementsDto implements Requirements {
  @NestedList(() => LineRequirementsDto, COVERAGE_LINES.length) lines!: LineRequirementsDto[];
  /** Lines that are stated to suppliers as not required. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(COVERAGE_LINES.length)
  @IsIn(COVERAGE_LINES, { each: true })
  notRequired?: CoverageLine[];
  /** Default: separate. */
  @IsOptional() @IsIn(UMBRELLA_MODES) umbrellaMode: UmbrellaMode = 'separate';
  @IsOptional() @NestedOne(() => RatingRequirementDto) rating: RatingRequirementDto | null = null;
  /** Of all lines that send no proof of their own; without it any proof will do. */
  @IsOptional() @NestedOne(() => ProofDto) proof?: ProofDto;
}
