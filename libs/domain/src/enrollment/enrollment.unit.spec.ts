import { given } from '../kernel/testing/given.js';
import { dollars } from '../kernel/money.js';
import type { EnrollmentCommand, EnrollmentEvent, EnrollmentFacts, PaymentOutcome } from './enrollment.contract.js';
import { enrollmentDecider } from './enrollment.decider.js';
import { enrollmentStatusOn } from './enrollment.rules.js';

const OFFERED: EnrollmentFacts = { fee: dollars(149), isTracked: true };
const of = (transactionId = 't') => ({ enrollmentId: 'e', requesterId: 'r', insuredId: 'i', transactionId });
const begin = (on: string): EnrollmentCommand => ({ type: 'BeginEnrollmentPayment', ...of(), on });
const settle = (outcome: PaymentOutcome, on = '2026-11-21', transactionId = 't'): EnrollmentCommand => ({
  type: 'SettleEnrollmentPayment',
  transactionId,
  outcome,
  on,
});
const begun = (transactionId = 't'): EnrollmentEvent => ({
  type: 'EnrollmentPaymentBegun',
  data: { ...of(transactionId), fee: dollars(149) },
});
const paid = (from: string, until: string, transactionId = 't'): EnrollmentEvent => ({
  type: 'EnrollmentPaid',
  data: { ...of(transactionId), fee: dollars(149), from, until },
});
const declined: EnrollmentEvent = { type: 'EnrollmentPaymentDeclined', data: of() };
const abandoned: EnrollmentEvent = { type: 'EnrollmentPaymentAbandoned', data: of() };
const enrollment = (...past: EnrollmentEvent[]) => given(enrollmentDecider, ...past);
const YEAR = paid('2026-11-21', '2027-11-21');

describe('[F08] an enrollment', () => {
  it('begins with a payment of the fee, for who is tracked by a requester with a program', () => {
    enrollment().when(begin('2026-11-21'), OFFERED).then(begun());
    enrollment()
      .when(begin('2026-11-21'), { ...OFFERED, fee: null })
      .refused('ENROLLMENT.NOT_OFFERED');
    enrollment()
      .when(begin('2026-11-21'), { ...OFFERED, isTracked: false })
      .refused('ENROLLMENT.NOT_TRACKED');
  });

  it('is paid for 12 months', () => enrollment(begun()).when(settle('paid')).then(YEAR));

  it('is renewed in its last 30 days, from the day on which it ends, and later from the day of the payment', () => {
    enrollment(begun(), YEAR).when(begin('2027-10-21'), OFFERED).refused('ENROLLMENT.ENROLLED');
    enrollment(begun(), YEAR).when(begin('2027-10-22'), OFFERED).then(begun());
    enrollment(begun(), YEAR, begun('t2'))
      .when(settle('paid', '2027-11-01', 't2'))
      .then(paid('2027-11-21', '2028-11-21', 't2'));
    enrollment(begun(), YEAR, begun('t2'))
      .when(settle('paid', '2028-02-29', 't2'))
      .then(paid('2028-02-29', '2029-02-28', 't2'));
  });

  it('is not paid where the payment is declined or abandoned', () => {
    enrollment(begun()).when(settle('declined')).then(declined);
    enrollment(begun()).when(settle('abandoned')).then(abandoned);
  });

  it('is paid once for one payment, also when it was thought abandoned', () => {
    enrollment(begun(), YEAR).when(settle('paid')).nothing();
    enrollment(begun(), YEAR).when(settle('declined')).nothing();
    enrollment(begun(), abandoned).when(settle('abandoned')).nothing();
    enrollment(begun(), abandoned).when(settle('declined')).nothing();
    enrollment(begun(), abandoned).when(settle('paid')).then(YEAR);
    enrollment().when(settle('paid')).refused('ENROLLMENT.NO_SUCH_PAYMENT');
  });

  it.each([
    ['2026-11-21', null, false, 'upgrade'],
    ['2026-11-21', null, true, 'awaitingEnrollmentFees'],
    ['2027-10-21', '2027-11-21', true, 'active'],
    ['2027-10-22', '2027-11-21', false, 'expiring'],
    ['2027-11-20', '2027-11-21', false, 'expiring'],
    ['2027-11-21', '2027-11-21', false, 'expired'],
    ['2027-11-21', '2027-11-21', true, 'awaitingEnrollmentFees'],
  ] as const)('on %s, paid until %s, a payment awaited: %s, is %s', (on, until, isAwaited, status) =>
    expect(enrollmentStatusOn(on, { until, isAwaited })).toBe(status),
  );
});
