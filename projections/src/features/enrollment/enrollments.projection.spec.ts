import type { EnrollmentDocument } from '@covertrail/contracts/enrollment/enrollment.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { enrollments } from './enrollments.projection.js';

const of = (transactionId: string) => ({ enrollmentId: 'e-1', requesterId: 'c-1', insuredId: 'c-2', transactionId });
const begun = (transactionId: string): DomainEvent => ({
  type: 'EnrollmentPaymentBegun',
  data: { ...of(transactionId), fee: 14_900 },
});
const paid: DomainEvent = {
  type: 'EnrollmentPaid',
  data: { ...of('t-3'), fee: 14_900, from: '2026-11-21', until: '2027-11-21' },
};
const declined: DomainEvent = { type: 'EnrollmentPaymentDeclined', data: of('t-1') };
const abandoned: DomainEvent = { type: 'EnrollmentPaymentAbandoned', data: of('t-2') };
const fold = async (...events: DomainEvent[]) =>
  living<EnrollmentDocument>(await foldProjection(enrollments, asLog(events)))['e-1'];

describe('[F08] the enrollments', () => {
  const all = [begun('t-1'), begun('t-2'), declined, abandoned, begun('t-3'), paid];
  itIsAFold(enrollments, asLog(all));

  it('say which payments are awaited, and until when is paid', async () => {
    expect(await fold(begun('t-1'), begun('t-2'))).toMatchObject({ openPayments: ['t-1', 't-2'], until: null });
    expect(await fold(...all.slice(0, 4))).toMatchObject({ openPayments: [], until: null });
    expect(await fold(...all)).toMatchObject({ openPayments: [], from: '2026-11-21', until: '2027-11-21' });
    expect(await fold(...all, begun('t-4'))).toMatchObject({ openPayments: ['t-4'], until: '2027-11-21' });
  });
});
