import type { Finding, Outcome } from '../compliance/finding.js';
import type { CoverageLine } from '../compliance/coverage.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Instant, Uuid } from '../kernel/event.js';

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
  /** Something it rests on changed and the assessor has not yet looked: shown as being checked, never as an old green. */
  readonly checking: boolean;
  readonly met: number;
  readonly total: number;
  /** Rules that are not met, worst first. */
  readonly gaps: readonly { readonly rule: string; readonly outcome: Outcome; readonly title: string }[];
  readonly nextExpiry: CalendarDate | null;
  readonly asked: 'requested' | 'responded' | 'declined' | 'none';
  readonly trackedSince: CalendarDate;
}

/** Counts by drill-down group (spec 3 section 9). `expiring` overlaps `compliant`: it counts compliant rows that end soon. */
export interface TrackedCounts {
  readonly total: number;
  readonly compliant: number;
  readonly nonCompliant: number;
  readonly review: number;
  readonly unknown: number;
  readonly expiring30: number;
  readonly expiring60: number;
  readonly expiring90: number;
  readonly expired: number;
  readonly awaitingResponse: number;
}

/** How many suppliers were compliant at the end of each month, by what was announced then. */
export interface TrendPoint {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly compliant: number;
  readonly nonCompliant: number;
  readonly total: number;
}

/** A finding as the page shows it: worded, with the events it rests on. */
export interface FindingText extends Finding {
  readonly title: string;
  readonly requiredText: string;
  readonly availableText: string;
  readonly sentence: string;
  readonly fixText?: string;
  readonly cites: readonly CitedEvent[];
}

export interface CitedEvent {
  readonly id: Uuid;
  /** The day it is true from. */
  readonly on: CalendarDate;
  readonly recordedAt: Instant;
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
}

/** The verdict on one day by what was known at one moment (row H06). */
export interface Verdict {
  readonly trackingId: Uuid;
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly projectName: string;
  readonly templateName: string;
  readonly templateVersion: number | null;
  readonly validAt: CalendarDate;
  readonly knownAt: Instant;
  readonly outcome: Outcome;
  readonly findings: readonly FindingText[];
  readonly holdsUntil: CalendarDate;
  readonly nextExpiry: CalendarDate | null;
  /** The span of days around `validAt` with the same outcome. */
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  /** What was announced on that day, when it differs from what we now know was true. */
  readonly announced?: { readonly outcome: Outcome; readonly reasonRecordedAt: Instant; readonly daysLater: number };
}

/** A stretch of days with one outcome, `[from, to)`. */
export interface OutcomeSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly outcome: Outcome | 'notRequired' | 'notKnownYet';
}

/** One event of a history, worded for this viewer: numbers that it may not see are masked. */
export interface HistoryEntry {
  readonly id: Uuid;
  readonly type: string;
  readonly feature: string;
  readonly on: CalendarDate;
  readonly recordedAt: Instant;
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
  readonly onBehalfOf?: string;
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
  /** Days between the day it is true from and the day it was recorded, when late. */
  readonly daysLate: number;
  readonly outcomeBefore?: Outcome;
  readonly outcomeAfter?: Outcome;
}

export interface TrackingHistory {
  readonly trackingId: Uuid;
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly projectName: string;
  readonly start: CalendarDate;
  readonly today: CalendarDate;
  readonly knownAt: Instant;
  readonly spans: readonly OutcomeSpan[];
  readonly lines: readonly { readonly line: CoverageLine; readonly spans: readonly OutcomeSpan[] }[];
  readonly entries: readonly HistoryEntry[];
}
