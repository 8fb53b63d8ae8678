import { IsId } from '../inputs/is-id.decorator.js';

/** POST enrollment/transaction. */
export class BeginPaymentDto {
  @IsId() readonly requesterId!: string;
}

/** POST enrollment/transaction/settle. */
export class SettlePaymentDto {
  @IsId() readonly requesterId!: string;
  @IsId() readonly transactionId!: string;
}
