import { IsOptional } from 'class-validator';
import { remarks } from '@covertrail/domain/fields/note-fields';
import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** POST policy/response/verification/respondToPolicyRequest. */
export class RespondToRequestDto {
  @IsId() requestId!: string;
  @Fits(respondedPolicies) policyIds!: string[];
  @IsOptional() @Fits(remarks) remarks?: string;
}
