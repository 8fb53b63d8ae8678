import { IsOptional } from 'class-validator';
import { IsId } from '../inputs/is-id.decorator.js';

/** The query of a call whose progress can be followed. */
export class FollowedWorkDto {
  @IsOptional() @IsId() readonly guid?: string;
}
