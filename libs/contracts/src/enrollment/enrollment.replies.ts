import type { PaymentOutcome } from '@covertrail/domain/enrollment/enrollment.contract';
import type { Eligibility, EnrollmentStatus } from '@covertrail/domain/enrollment/enrollment.rules';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Cents } from '@covertrail/domain/kernel/money';

/** A program as an insured sees it whom its requester tracks. */
export interface ProgramRow {
  /** The requester. */
  readonly id: Uuid;
  readonly requesterName: string;
  /** Null where it is not offered any more. */
  readonly fee: Cents | null;
  readonly status: EnrollmentStatus;
  readonly eligibility: Eligibility;
  /** The first day after the paid term; null where nothing was paid. */
  readonly until: CalendarDate | null;
}

/** A company of the requester's program. */
export interface ProgramCompanyRow {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  readonly companyName: string;
  readonly status: EnrollmentStatus;
  readonly until: CalendarDate | null;
}

export interface PaymentBegun {
  readonly transactionId: Uuid;
  /** Of the provider of payments, where the person pays. */
  readonly address: string;
}

export interface PaymentSettled {
  /** `open`: the provider has heard of no end yet. */
  readonly outcome: PaymentOutcome | 'open';
}
