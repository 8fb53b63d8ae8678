import { IsId } from '#http/is-id.decorator';

/** POST tracking/fix-plan. */
export class SendFixPlanDto {
  @IsId() trackingId!: string;
}
