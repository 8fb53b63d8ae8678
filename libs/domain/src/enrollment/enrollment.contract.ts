import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { Cents } from '../kernel/money.js';

/** Of whom in whose program, and which payment: its id is ours, and the provider of payments knows it by that. */
interface OfPayment {
  readonly enrollmentId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly transactionId: Uuid;
}

/** A person of the insured was sent to the provider of payments to pay this fee [F08]. */
export type EnrollmentPaymentBegun = DomainEvent<'EnrollmentPaymentBegun', OfPayment & { readonly fee: Cents }>;

/** The provider has the money: the insured is enrolled from a day until the day on which the term ends. */
export type EnrollmentPaid = DomainEvent<
  'EnrollmentPaid',
  OfPayment & { readonly fee: Cents; readonly from: CalendarDate; readonly until: CalendarDate }
>;

export type EnrollmentPaymentDeclined = DomainEvent<'EnrollmentPaymentDeclined', OfPayment>;

/** Whoever was to pay went away from the provider without paying. */
export type EnrollmentPaymentAbandoned = DomainEvent<'EnrollmentPaymentAbandoned', OfPayment>;

export type EnrollmentEvent =
  EnrollmentPaymentBegun | EnrollmentPaid | EnrollmentPaymentDeclined | EnrollmentPaymentAbandoned;

/** How a payment ended. */
export type PaymentOutcome = 'paid' | 'declined' | 'abandoned';

/** What other streams say about an enrollment at the moment of a command. */
export interface EnrollmentFacts {
  /** What the program of the requester costs; null where it offers none. */
  readonly fee: Cents | null;
  /** Whether the requester tracks the insured. */
  readonly isTracked: boolean;
}

export type EnrollmentCommand =
  /** `on`: the day in the time zone of the insured. */
  | ({ readonly type: 'BeginEnrollmentPayment'; readonly on: CalendarDate } & OfPayment)
  | {
      readonly type: 'SettleEnrollmentPayment';
      readonly transactionId: Uuid;
      readonly outcome: PaymentOutcome;
      readonly on: CalendarDate;
    };
