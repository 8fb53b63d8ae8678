import { reason } from '@covertrail/domain/fields/note-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import { Fits } from '#http/fits.decorator';

/** PUT policy/reinstate/{id}: the first day with cover again, and why. */
export class ReinstatePolicyDto {
  @Fits(effectiveOn) effectiveFrom!: string;
  @Fits(reason) reason!: string;
}
