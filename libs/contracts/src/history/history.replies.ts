import type { CoverageLine } from '@covertrail/domain/compliance/coverage';
import type { Finding, Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';

/** A finding as the page shows it: worded, with the events it rests on. `events` are the entries of `cites`, each once. */
export interface FindingText extends Finding {
  readonly title: string;
  readonly requiredText: string;
  readonly availableText: string;
  readonly sentence: string;
  /** What would help; where a policy that is held would, to share it (only for the supplier and its agent). */
  readonly fixText?: string;
  /** What would help otherwise, where sharing comes first. */
  readonly otherFixText?: string;
  /** Accepted or refused, from when and why; absent where nothing was decided. */
  readonly decisionText?: string;
  readonly cites: readonly CitedEvent[];
}

/**
 * An event behind a finding; `id` is that of the entry in the reader's history to which it leads: its own, or that of the share
 * which showed what it had set.
 */
export interface CitedEvent {
  readonly id: Uuid;
  /** The day it is true from. */
  readonly on: CalendarDate;
  readonly recordedAt: Instant;
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
}

/** What had been announced by the end of a day, where it is known by now to have been otherwise. */
export interface Hindsight {
  readonly outcome: Outcome;
  /** The event that made the difference; `recordedAt` of it, and whole days after the day that was assessed. */
  readonly eventId: Uuid;
  readonly sentence: string;
  readonly reasonRecordedAt: Instant;
  readonly daysLater: number;
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
  /** `notKnownYet`: the supplier was not tracked, or nothing was asked of it, as far as was known. */
  readonly outcome: Outcome | 'notKnownYet';
  /** Worst first, then in the order of the template. */
  readonly findings: readonly FindingText[];
  readonly holdsUntil: CalendarDate | null;
  /** What happens on the day until which it holds: `GL-88120 ends`; null where nothing known ends it. */
  readonly holdsBecause: string | null;
  readonly nextExpiry: CalendarDate | null;
  /** The span of days around `validAt` with the same outcome, `[from, to)`; `to` null when nothing known ends it. */
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  readonly announced?: Hindsight;
  /** Rules that this reader may accept or refuse, or decide again, with the sentence that is decided on. */
  readonly toDecide: readonly { readonly rule: string; readonly sentence: string }[];
  /** Events that it would rest on and that nobody can read: with any of them the outcome is `unknown`, whatever the findings say. */
  readonly unreadable?: readonly Pick<CitedEvent, 'id' | 'recordedAt' | 'sentence'>[];
}

/** One event of a history, worded for this viewer: numbers that it may not see are masked. */
export interface HistoryEntry {
  readonly id: Uuid;
  readonly type: string;
  readonly feature: string;
  readonly on: CalendarDate;
  /** Also a `known` to ask by; the entry's id is one too, and distinguishes what was recorded in the same millisecond. */
  readonly recordedAt: Instant;
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
  readonly onBehalfOf?: string;
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
  /** Days between the day it is true from and the day it was recorded, when late. */
  readonly daysLate: number;
  /** What was known of the day `on` before and after this event, where it made a difference. */
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
  /** From `start` to the end of `today`, so the last `to` is the day after. */
  readonly spans: readonly OutcomeSpan[];
  readonly lines: readonly { readonly line: CoverageLine; readonly spans: readonly OutcomeSpan[] }[];
  /** In the order in which they were recorded, oldest first. */
  readonly entries: readonly HistoryEntry[];
}

/** One step of a replay: an event, and how the supplier stood on the day it was recorded, by all that was known then. */
export interface HistoryStep extends HistoryEntry {
  readonly day: CalendarDate;
  readonly outcome: Outcome | 'notKnownYet';
  readonly met: number;
  readonly total: number;
}

/** One requirement on two days. Null: it was not asked for. */
export interface ComparedRule {
  readonly rule: string;
  readonly line: CoverageLine;
  readonly title: string;
  readonly a: FindingText | null;
  readonly b: FindingText | null;
  readonly changed: boolean;
  /** Events that became true between the two days and that the findings rest on; none when time alone did it. */
  readonly causes: readonly HistoryEntry[];
}

/** What lay between two days and neither shows. `line` null: of all requirements together. */
export interface LapseBetween {
  readonly line: CoverageLine | null;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly days: number;
  readonly outcome: Outcome;
  readonly withoutCover: boolean;
  /** `General liability: 38 days without cover`. */
  readonly sentence: string;
}

/** What changed between two days, `a` before `b`, by what was known at one moment (row H06). */
export interface Comparison {
  readonly trackingId: Uuid;
  readonly knownAt: Instant;
  readonly a: { readonly on: CalendarDate; readonly outcome: Verdict['outcome'] };
  readonly b: { readonly on: CalendarDate; readonly outcome: Verdict['outcome'] };
  /** Changed ones first. */
  readonly rules: readonly ComparedRule[];
  readonly between: readonly LapseBetween[];
}

/** One event of a policy, and the policy as it stood after it, on the later of the day it is true from and was recorded. */
export interface PolicyHistoryEntry extends HistoryEntry {
  readonly after: {
    readonly day: CalendarDate;
    readonly terms: PolicyTerms;
    readonly standing: 'inForce' | 'canceled';
    readonly verification: 'verified' | 'unverified' | 'rejected';
  };
}

/** All that happened to one policy, oldest first (row J05). */
export interface PolicyHistory {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly line: CoverageLine;
  readonly policyNumber: string;
  readonly knownAt: Instant;
  readonly entries: readonly PolicyHistoryEntry[];
}
