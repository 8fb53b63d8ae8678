import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PaymentOutcome } from '@covertrail/domain/enrollment/enrollment.contract';
import type { Cents } from '@covertrail/domain/kernel/money';

/** What a person is to pay at the provider. */
export interface Payment {
  readonly transactionId: Uuid;
  /** In US dollars. */
  readonly amount: Cents;
  /** What is paid for, as the provider shows it. */
  readonly description: string;
  /** Where the provider sends the browser, however the payment ended. */
  readonly returnUrl: string;
}

/** Takes payments [F08]. A card number is typed on its pages alone, and nothing of a card reaches the product. */
export interface PaymentProvider {
  /** Registers the payment; replies with the address at which the person pays. Throws where the provider cannot be reached. */
  begin(payment: Payment): Promise<string>;
  /** How the payment ended; `open` while it has not. */
  outcomeOf(transactionId: Uuid): Promise<PaymentOutcome | 'open'>;
}
