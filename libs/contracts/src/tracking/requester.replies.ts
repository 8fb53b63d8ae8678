import type { CoverageLine } from '@covertrail/domain/insurance/line-codes';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { SupplierNeed } from '@covertrail/domain/status/supplier-need';
import type { TrackedSupplierRow } from './tracking.replies.js';

/** What is not met in one line of coverage. */
export interface LineGap {
  readonly line: CoverageLine;
  /** Titles of the requirements, worst first. */
  readonly titles: readonly string[];
}

/** A requester's project as the insured sees it: one row for each. */
export interface RequesterRow extends Pick<
  TrackedSupplierRow,
  | 'id'
  | 'projectId'
  | 'projectName'
  | 'outcome'
  | 'checking'
  | 'excepted'
  | 'exceptionsLapseOn'
  | 'met'
  | 'total'
  | 'nextExpiry'
  | 'asked'
  | 'answered'
> {
  readonly requesterId: Uuid;
  readonly requesterName: string;
  readonly need: SupplierNeed;
  readonly gaps: readonly LineGap[];
  /** The open request that is due first; null where none is open. */
  readonly request: { readonly id: Uuid; readonly dueOn: CalendarDate } | null;
}

/** Rows by what they need. */
export type RequesterCounts = Readonly<Record<SupplierNeed, number>> & { readonly total: number };

/** What ends within 90 days. */
export type Lapse =
  | {
      readonly kind: 'policy';
      /** The first day without cover. */
      readonly on: CalendarDate;
      readonly policyId: Uuid;
      readonly line: CoverageLine;
      readonly policyNumber: string;
      /** With how many requesters' projects it is shared. */
      readonly shares: number;
    }
  | {
      readonly kind: 'exception';
      /** The first day on which it no longer holds. */
      readonly on: CalendarDate;
      readonly trackingId: Uuid;
      readonly requesterName: string;
      readonly projectName: string;
    };

/** Whether an insured has what its requesters require, in numbers, and what lapses next. */
export interface InsuredOverview {
  readonly counts: RequesterCounts;
  /** The first five, by day. */
  readonly lapses: readonly Lapse[];
}
