import { IsIn, IsOptional } from 'class-validator';
import { searchedName } from '@covertrail/domain/fields/client-fields';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { reason, remarks } from '@covertrail/domain/fields/note-fields';
import { PageDto } from '../calls/page.inputs.js';
import { Fits } from '../inputs/fits.decorator.js';
import { IsId } from '../inputs/is-id.decorator.js';
import { NestedOne } from '../inputs/nested.decorator.js';
import { TRANSFER_ACTIONS, type TransferAction } from './client-transfer.replies.js';

/** The path of PUT agent/transfer/{transferId}/{action}. */
export class TransferActionPath {
  @IsId() readonly transferId!: string;
  @IsIn(TRANSFER_ACTIONS) readonly action!: TransferAction;
}

/** Its body: the reason, when the transfer is denied. */
export class ActOnTransferDto {
  @IsOptional() @Fits(reason) readonly reason?: string;
}

/** GET agent/agencies. */
export class FindAgencyDto {
  @Fits(searchedName) readonly keyword!: string;
}

class LetterDto {
  /** The id in the reply of `POST agent/transfer/letter`. */
  @IsId() readonly uploadId!: string;
  @Fits(calendarDate) readonly signedOn!: string;
}

/**
 * An agency that gives a client away sends `toAgencyId` and `toAgentId`; one that asks for a client sends `letter`, and `policyId`
 * where it represents the client beside others.
 */
export class RequestTransferDto {
  @IsId() readonly insuredCompanyId!: string;
  @IsOptional() @IsId() readonly toAgencyId?: string;
  @IsOptional() @IsId() readonly toAgentId?: string;
  /** Where the agency that asks represents the client as well: a policy of the agency that should give up its part. */
  @IsOptional() @IsId() readonly policyId?: string;
  @IsOptional() @Fits(remarks) readonly note?: string;
  /** `uploadId` of the letter that was uploaded. */
  @IsOptional() @NestedOne(() => LetterDto) readonly letter?: LetterDto;
}

/** `notices`: transfers whose notice this agency has not dismissed. `waiting`: transfers that this agency must answer. */
const TRANSFERS_SHOWN = ['notices', 'waiting', 'open', 'all'] as const;

export type TransfersShown = (typeof TRANSFERS_SHOWN)[number];

/** Query of the list of transfers: newest change first, or sorted by `requestedAt`. */
export class TransferListDto extends PageDto {
  @IsOptional() @IsIn(TRANSFERS_SHOWN) readonly show?: TransfersShown;
}
