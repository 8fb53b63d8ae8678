import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { COVERAGE_LINES, type CoverageLine, type Endorsement, type EndorsementCode, type Grade, type Limits } from '@covertrail/domain/compliance/coverage';
import { CARRIER_NAIC, CARRIER_NAME, DESCRIPTION_OF_OPERATIONS, FORM_NUMBER, LIMITS, POLICY_DATE, POLICY_NUMBER } from '@covertrail/domain/fields/policy-fields';
import type { PolicyCarrier, PolicyPeriod, PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { IsId } from '../../http/is-id.decorator.js';
import { Fits } from '../../http/fits.decorator.js';

const ENDORSEMENT_CODES: readonly EndorsementCode[] = ['additionalInsuredOngoing', 'additionalInsuredCompleted', 'waiverOfSubrogation'];
const GRADES: readonly Grade[] = ['claimed', 'seen'];

class PeriodDto implements PolicyPeriod {
  @Fits(POLICY_DATE) effectiveOn!: string;
  @Fits(POLICY_DATE) expiresOn!: string;
}

class CarrierDto implements PolicyCarrier {
  @IsId() carrierId!: string;
  @Fits(CARRIER_NAME) name!: string;
  @Fits(CARRIER_NAIC) naic!: string;
}

class EndorsementDto implements Endorsement {
  @IsIn(ENDORSEMENT_CODES) code!: EndorsementCode;
  @IsIn(GRADES) grade!: Grade;
  @IsOptional() @Fits(FORM_NUMBER) form?: string;
}

/** The content of a policy as the editor sends it: limits in cents by ACORD 25 code, days as `YYYY-MM-DD`. */
export class PolicyTermsDto implements PolicyTerms {
  @Fits(POLICY_NUMBER) policyNumber!: string;
  @ValidateNested() @Type(() => PeriodDto) period!: PeriodDto;
  @ValidateNested() @Type(() => CarrierDto) carrier!: CarrierDto;
  @Fits(LIMITS) limits!: Limits;
  @ValidateIf((_, value) => value !== null) @IsIn(['occurrence', 'claimsMade']) trigger!: PolicyTerms['trigger'];
  @IsArray() @ArrayMaxSize(20) @ValidateNested({ each: true }) @Type(() => EndorsementDto) endorsements!: EndorsementDto[];
  @ValidateIf((_, value) => value !== null) @IsArray() @IsIn(COVERAGE_LINES, { each: true }) schedule!: CoverageLine[] | null;
  @Fits(DESCRIPTION_OF_OPERATIONS) descriptionOfOperations!: string;
}
