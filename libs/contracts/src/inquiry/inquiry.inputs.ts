import { inquiryText } from '@covertrail/domain/fields/note-fields';
import { PLAN_IDS, type PlanId } from '@covertrail/domain/fields/plans';
import { IsIn } from 'class-validator';
import { Fits } from '../inputs/fits.decorator.js';

/** POST contactus. */
export class SendInquiryDto {
  @IsIn(PLAN_IDS) readonly plan!: PlanId;
  @Fits(inquiryText) readonly inquiry!: string;
}
