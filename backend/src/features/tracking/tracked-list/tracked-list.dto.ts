import { IsIn, IsOptional } from 'class-validator';
import type { TrackedGroup } from '@covertrail/contracts/tracking/tracking.calls';
import { IsId } from '#http/is-id.decorator';
import { PageDto } from '#http/page.dto';

/** The groups behind the counts and the donut; the specification's drill-down codes map to them. */
export const TRACKED_GROUPS = [
  'compliant', 'nonCompliant', 'review', 'unknown', 'notAnswered', 'expiring30', 'expiring60', 'expiring90', 'expired', 'awaitingResponse',
] as const satisfies readonly TrackedGroup[];

/** Query of the tracked-policies dashboard. */
export class TrackedListDto extends PageDto {
  @IsOptional() @IsIn(TRACKED_GROUPS) group?: TrackedGroup;
  @IsOptional() @IsId() projectId?: string;
  @IsOptional() @IsId() templateId?: string;
}
