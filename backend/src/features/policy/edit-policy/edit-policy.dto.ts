import { IsBoolean, IsOptional } from 'class-validator';
import { reason } from '@covertrail/domain/fields/note-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';
import { NestedOne } from '#http/nested.decorator';
import { PolicyTermsDto } from '../policy-terms.dto.js';

/** PUT policy/editpolicy. `enteredWrongly`: the old values were never true, and `reason` says why they were there; else the new ones hold from `effectiveFrom`. */
export class EditPolicyDto {
  @IsId() policyId!: string;
  @NestedOne(() => PolicyTermsDto) terms!: PolicyTermsDto;
  @Fits(effectiveOn) effectiveFrom!: string;
  @IsBoolean() enteredWrongly!: boolean;
  @IsOptional() @Fits(reason) reason?: string;
}
