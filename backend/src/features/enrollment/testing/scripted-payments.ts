import type { PaymentOutcome } from '@covertrail/domain/enrollment/enrollment.contract';
import type { Payment, PaymentProvider } from '../payment-provider.port.js';

/** A provider of payments whose payments end as a spec says. */
export class ScriptedPayments implements PaymentProvider {
  /** Every payment that was begun, in that order. */
  readonly begun: Payment[] = [];
  /** How all payments end. */
  outcome: PaymentOutcome | 'open' = 'open';

  async begin(payment: Payment): Promise<string> {
    this.begun.push(payment);
    return `https://payments.example/${payment.transactionId}`;
  }

  async outcomeOf(): Promise<PaymentOutcome | 'open'> {
    return this.outcome;
  }
}
