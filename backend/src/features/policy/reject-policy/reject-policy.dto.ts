import { REASON } from '@covertrail/domain/fields/policy-fields';
import { Fits } from '../../../http/fits.decorator.js';

/** PUT policy/reject/{id}. */
export class RejectPolicyDto {
  @Fits(REASON) reason!: string;
}
