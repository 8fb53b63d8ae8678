import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';

/** A supplier on a requester's dashboard: one row per requester, project and insured. */
export interface TrackedSupplierRow {
  readonly id: Uuid;
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly projectId: Uuid;
  readonly projectName: string;
  readonly templateId: Uuid;
  readonly templateName: string;
  /** Null until the first assessment. */
  readonly outcome: Outcome | null;
  /** Something that it depends on changed and has not been assessed yet: shown as being checked, never with an outdated compliant status. */
  readonly checking: boolean;
  readonly met: number;
  readonly total: number;
  /** Rules that are not met, worst first. */
  readonly gaps: readonly { readonly rule: string; readonly outcome: Outcome; readonly title: string }[];
  readonly nextExpiry: CalendarDate | null;
  readonly asked: 'requested' | 'responded' | 'declined' | 'none';
  /** At least one policy has been shared for the project. */
  readonly answered: boolean;
  readonly trackedSince: CalendarDate;
}

/**
 * Rows by drill-down group (spec 3 section 9): one row for each supplier and project. `expiring` overlaps `compliant`: it counts
 * compliant rows that end soon. Nothing has been shared by those `notAnswered`; `awaitingResponse` are those of them, and of
 * the others, whose request is open.
 */
export interface TrackedGroups {
  readonly total: number;
  readonly compliant: number;
  readonly nonCompliant: number;
  readonly review: number;
  readonly unknown: number;
  readonly notAnswered: number;
  readonly expiring30: number;
  readonly expiring60: number;
  readonly expiring90: number;
  readonly expired: number;
  readonly awaitingResponse: number;
}

/** The rows of each group, how many different suppliers they are of, and how many requests wait for an answer, invitations by e-mail included. */
export interface TrackedCounts extends TrackedGroups {
  readonly suppliers: TrackedGroups;
  readonly openRequests: number;
}

/** Everything that the tiles and charts of the dashboard show, as of one moment. */
export interface TrackedSummary {
  readonly counts: TrackedCounts;
  /** The last twelve months, oldest first. */
  readonly trend: readonly TrendPoint[];
}

/** How many suppliers were compliant at the end of each month, by what was announced then. */
export interface TrendPoint {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly compliant: number;
  readonly nonCompliant: number;
  readonly total: number;
}
