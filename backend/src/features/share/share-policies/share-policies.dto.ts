import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** POST sharedpolicy/share/company. */
export class SharePoliciesDto {
  @IsId() insuredCompanyId!: string;
  @IsId() requesterCompanyId!: string;
  @IsId() projectId!: string;
  @Fits(respondedPolicies) policyIds!: string[];
}
