import { reason } from '@covertrail/domain/fields/note-fields';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { LinkDto } from '../inputs/link.inputs.js';

/** POST policy/response/optout/upload/coi. */
export class OptOutDto {
  @IsId() readonly requestId!: string;
  @Fits(reason) readonly reason!: string;
}

/** POST policy/response/optout/take-back. */
export class TakeBackOptOutDto {
  @IsId() readonly optOutId!: string;
}

/** POST policy/response/optout/link. */
export class OptOutByLinkDto extends LinkDto {
  @Fits(reason) readonly reason!: string;
}
