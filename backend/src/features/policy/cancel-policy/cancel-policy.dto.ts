import { IsOptional } from 'class-validator';
import { reason } from '@covertrail/domain/fields/note-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** DELETE policy/deletePolicy/{id}: the first day without cover (today when absent, the past is allowed) and why. */
export class CancelPolicyDto {
  @IsOptional() @Fits(effectiveOn) effectiveFrom?: string;
  @IsOptional() @Fits(reason) reason?: string;
  /** Sent by the specification's call; it must be the actor. */
  @IsOptional() @IsId() loggedInUserId?: string;
}
