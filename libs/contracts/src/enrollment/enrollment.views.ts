import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type EnrollmentDocument = {
  readonly id: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  /** Payments that were begun, and neither came nor failed. */
  readonly openPayments: readonly Uuid[];
  /** Of the term that was paid last; null where nothing was paid. */
  readonly from: CalendarDate | null;
  /** The first day after it. */
  readonly until: CalendarDate | null;
  readonly changedAt: Instant;
};

/** Which insured is in the program of which requester, and until when? */
export const enrollmentsView = defineView<EnrollmentDocument>()({
  name: 'enrollments',
  indexes: [{ fields: ['requesterId', 'changedAt'] }, { fields: ['insuredId'] }],
});
