import { IsBoolean } from 'class-validator';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import { Fits } from '../../../http/fits.decorator.js';
import { IsId } from '../../../http/is-id.decorator.js';
import { NestedOne } from '../../../http/nested.decorator.js';
import { PolicyTermsDto } from '../policy-terms.dto.js';

/** PUT policy/editpolicy. `enteredWrongly`: the old values were never true; else the new ones hold from `effectiveFrom`. */
export class EditPolicyDto {
  @IsId() policyId!: string;
  @NestedOne(() => PolicyTermsDto) terms!: PolicyTermsDto;
  @Fits(effectiveOn) effectiveFrom!: string;
  @IsBoolean() enteredWrongly!: boolean;
}
