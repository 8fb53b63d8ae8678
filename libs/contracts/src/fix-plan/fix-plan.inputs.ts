import { IsId } from '../inputs/is-id.decorator.js';

/** POST tracking/fix-plan. */
export class SendFixPlanDto {
  @IsId() readonly trackingId!: string;
}
