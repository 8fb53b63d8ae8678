import { IsId } from '../../../http/is-id.decorator.js';

/** POST tracking/fix-plan. */
export class SendFixPlanDto {
  @IsId() trackingId!: string;
}
