import { reason } from '@covertrail/domain/fields/note-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** POST policy/request/deny (the supplier's side) and policy/request/cancel (the requester's). */
export class EndRequestDto {
  @IsId() requestId!: string;
  @Fits(reason) reason!: string;
}
