import { IsOptional } from 'class-validator';
import { respondedPolicies } from '@covertrail/domain/fields/request-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** POST policy/respond/preview. Without `policyIds`: the answer that the wizard begins with. */
export class AnswerPreviewDto {
  @IsId() requestId!: string;
  @IsOptional() @Fits(respondedPolicies) policyIds?: string[];
}
