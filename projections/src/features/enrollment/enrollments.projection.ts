import { enrollmentsView, type EnrollmentDocument } from '@covertrail/contracts/enrollment/enrollment.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

const without = ({ openPayments }: EnrollmentDocument, transactionId: string): readonly string[] =>
  openPayments.filter((open) => open !== transactionId);

/** Which insured is in the program of which requester, and until when? */
export const enrollments = defineProjection(enrollmentsView)({
  version: 1,
  on: {
    EnrollmentPaymentBegun: (enrollment, { data, meta }) => ({
      id: data.enrollmentId,
      requesterId: data.requesterId,
      insuredId: data.insuredId,
      openPayments: [...(enrollment?.openPayments ?? []), data.transactionId],
      from: enrollment?.from ?? null,
      until: enrollment?.until ?? null,
      changedAt: meta.recordedAt,
    }),
  },
  changes: {
    EnrollmentPaid: (enrollment, { data: { transactionId, from, until }, meta }) => ({
      ...enrollment,
      openPayments: without(enrollment, transactionId),
      from,
      until,
      changedAt: meta.recordedAt,
    }),
    EnrollmentPaymentDeclined: (enrollment, { data, meta }) => ({
      ...enrollment,
      openPayments: without(enrollment, data.transactionId),
      changedAt: meta.recordedAt,
    }),
    EnrollmentPaymentAbandoned: (enrollment, { data, meta }) => ({
      ...enrollment,
      openPayments: without(enrollment, data.transactionId),
      changedAt: meta.recordedAt,
    }),
  },
  keys: ({ data }) => [data.enrollmentId],
  audience: (before, after) => {
    const enrollment = after ?? before;
    return enrollment ? [enrollment.requesterId, enrollment.insuredId] : [];
  },
});
