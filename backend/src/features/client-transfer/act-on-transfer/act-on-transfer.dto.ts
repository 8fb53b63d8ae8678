import { IsIn, IsOptional } from 'class-validator';
import { TRANSFER_ACTIONS, type TransferAction } from '@covertrail/domain/client-transfer/client-transfer.views';
import { reason } from '@covertrail/domain/fields/note-fields';
import { Fits } from '#http/fits.decorator';
import { IsId } from '#http/is-id.decorator';

/** The path of PUT agent/transfer/{transferId}/{action}. */
export class TransferActionPath {
  @IsId() transferId!: string;
  @IsIn(TRANSFER_ACTIONS) action!: TransferAction;
}

/** Its body: why, when it is denied. */
export class ActOnTransferDto {
  @IsOptional() @Fits(reason) reason?: string;
}
