import { IsOptional } from 'class-validator';
import { POLICY_DATE, REASON } from '@covertrail/domain/fields/policy-fields';
import { Fits } from '../../../http/fits.decorator.js';

/** DELETE policy/deletePolicy/{id}: the first day without cover (today when absent, the past is allowed) and why. */
export class CancelPolicyDto {
  @IsOptional() @Fits(POLICY_DATE) effectiveFrom?: string;
  @IsOptional() @Fits(REASON) reason?: string;
  /** Sent by the specification's call; the token says who acts. */
  @IsOptional() loggedInUserId?: string;
}
