import { IsIn, IsOptional } from 'class-validator';
import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';

/** Query of the policies that an insured may share, with a requester where one is chosen already. */
export class ShareChoicesDto extends PageDto {
  @IsId() readonly insuredCompanyId!: string;
  /** Its country decides which policies can be used. */
  @IsOptional() @IsId() readonly requesterCompanyId?: string;
  /** `over`: those that cannot be shared any more. */
  @IsOptional() @IsIn(['current', 'over']) readonly which?: 'current' | 'over';
}

/** POST sharedpolicy/chosen: the policies that were chosen. */
export class ChosenPoliciesDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsOptional() @IsId() readonly requesterCompanyId?: string;
  @Fits(respondedPolicies) readonly policyIds!: readonly string[];
}

/** Query of the projects of a requester for which an insured may share. */
export class ShareProjectsDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsId() readonly requesterCompanyId!: string;
}

/** POST sharedpolicy/preview. */
export class SharePreviewDto extends ShareProjectsDto {
  @IsId() readonly projectId!: string;
  @Fits(respondedPolicies) readonly policyIds!: readonly string[];
}
