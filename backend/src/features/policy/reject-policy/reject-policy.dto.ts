import { reason } from '@covertrail/domain/fields/note-fields';
import { Fits } from '#http/fits.decorator';

/** PUT policy/reject/{id}. */
export class RejectPolicyDto {
  @Fits(reason) reason!: string;
}
