import { IsIn, IsOptional } from 'class-validator';
import { PageDto } from '#http/page.dto';

/** `notices`: those that this agency has not put away. `waiting`: those that it has been asked for and has not answered. */
export const TRANSFERS_SHOWN = ['notices', 'waiting', 'open', 'all'] as const;
export type TransfersShown = (typeof TRANSFERS_SHOWN)[number];

/** Query of the list of transfers: newest change first, or sorted by `requestedAt`. */
export class TransferListDto extends PageDto {
  @IsOptional() @IsIn(TRANSFERS_SHOWN) show?: TransfersShown;
}
