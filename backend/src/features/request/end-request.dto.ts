import { reason } from '@covertrail/domain/fields/note-fields';
import { Fits } from '@covertrail/contracts/inputs/fits.decorator';
import { IsId } from '@covertrail/contracts/inputs/is-id.decorator';

/** POST policy/request/deny (supplier or agency) and policy/request/cancel (requester). */
export class EndRequestDto {
  @IsId() requestId!: string;
  @Fits(reason) reason!: string;
}
