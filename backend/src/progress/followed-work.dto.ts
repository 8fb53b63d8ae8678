import { IsOptional } from 'class-validator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';

/** The query of a call whose progress can be followed. */
export class FollowedWorkDto {
  @IsOptional() @IsId() guid?: string;
}
