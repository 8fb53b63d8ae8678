import { IsOptional } from 'class-validator';
import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** Query of the shares of one insured. Default: of all clients of the agency. */
export class ShareListDto extends PageDto {
  /** Default: all clients of the agency. */
  @IsOptional() @IsId() readonly insuredCompanyId?: string;
  /** Only the shares that contain this policy. */
  @IsOptional() @IsId() readonly policyId?: string;
}

/** POST sharedpolicy/share/company. */
export class SharePoliciesDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsId() readonly requesterCompanyId!: string;
  @IsId() readonly projectId!: string;
  @Fits(respondedPolicies) readonly policyIds!: readonly string[];
}
