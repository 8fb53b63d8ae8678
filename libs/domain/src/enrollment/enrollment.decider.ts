import type { CalendarDate } from '../kernel/dates.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  EnrollmentCommand,
  EnrollmentEvent,
  EnrollmentFacts,
  EnrollmentPaymentBegun,
  PaymentOutcome,
} from './enrollment.contract.js';
import { eligibilityOn, termPaidOn } from './enrollment.rules.js';

type Payment = EnrollmentPaymentBegun['data'] & { readonly outcome: PaymentOutcome | null };

export interface EnrollmentState {
  /** Every payment that was begun, by its id. */
  readonly payments: Readonly<Record<Uuid, Payment>>;
  /** The day on which the paid term ends; null where nothing was paid. */
  readonly until: CalendarDate | null;
}

/** Every code with which a command to an enrollment may be refused. */
export const ENROLLMENT_CODES = [
  'ENROLLMENT.NOT_OFFERED',
  'ENROLLMENT.NOT_TRACKED',
  'ENROLLMENT.ENROLLED',
  'ENROLLMENT.NO_SUCH_PAYMENT',
] as const;

const REFUSALS = {
  notOffered: 'ENROLLMENT.NOT_OFFERED',
  notTracked: 'ENROLLMENT.NOT_TRACKED',
  enrolled: 'ENROLLMENT.ENROLLED',
} as const;

/** An insured in the program of a requester [F08]: `enrollment-<enrollmentId>`, whose id derives from the two. */
export const enrollmentDecider: Decider<EnrollmentState, EnrollmentCommand, EnrollmentEvent, EnrollmentFacts> = {
  type: 'enrollment',
  initialState: { payments: {}, until: null },
  decide: (command, state, facts) =>
    command.type === 'BeginEnrollmentPayment' ? begin(command, state, facts) : settle(command, state),
  evolve(state, { type, data }) {
    if (type === 'EnrollmentPaymentBegun') return withPayment(state, { ...data, outcome: null });
    const payment = state.payments[data.transactionId];
    const settled = payment ? withPayment(state, { ...payment, outcome: OUTCOME_OF[type] }) : state;
    return type === 'EnrollmentPaid' ? { ...settled, until: data.until } : settled;
  },
};

const OUTCOME_OF = {
  EnrollmentPaid: 'paid',
  EnrollmentPaymentDeclined: 'declined',
  EnrollmentPaymentAbandoned: 'abandoned',
} as const;

const withPayment = (state: EnrollmentState, payment: Payment): EnrollmentState => ({
  ...state,
  payments: { ...state.payments, [payment.transactionId]: payment },
});

function begin(
  { on, ...of }: Extract<EnrollmentCommand, { readonly type: 'BeginEnrollmentPayment' }>,
  { until }: EnrollmentState,
  facts: EnrollmentFacts,
): EnrollmentEvent[] {
  const eligibility = eligibilityOn(on, until, facts);
  if (eligibility !== 'eligible') throw new RuleBroken(REFUSALS[eligibility]);
  const { enrollmentId, requesterId, insuredId, transactionId } = of;
  const fee = facts.fee ?? 0;
  return [{ type: 'EnrollmentPaymentBegun', data: { enrollmentId, requesterId, insuredId, transactionId, fee } }];
}

/** Money that came counts whatever was heard of the payment before; else what was heard first stays. */
function settle(
  { transactionId, outcome, on }: Extract<EnrollmentCommand, { readonly type: 'SettleEnrollmentPayment' }>,
  { payments, until }: EnrollmentState,
): EnrollmentEvent[] {
  const payment = payments[transactionId];
  if (!payment) throw new RuleBroken('ENROLLMENT.NO_SUCH_PAYMENT');
  const { outcome: before, fee, ...of } = payment;
  if (before === 'paid' || before === outcome) return [];
  if (outcome === 'paid') return [{ type: 'EnrollmentPaid', data: { ...of, fee, ...termPaidOn(on, until) } }];
  if (before !== null) return [];
  return [{ type: outcome === 'declined' ? 'EnrollmentPaymentDeclined' : 'EnrollmentPaymentAbandoned', data: of }];
}
