import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Finding, Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { ContinuityBreak, DaySpan } from '@covertrail/domain/policy/continuity.contract';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { OutcomeSpan } from '@covertrail/domain/tracking/tracking.contract';
import type { ExceptionFile } from '../exception/exception.replies.js';

/** A finding as the page shows it, in words and with the events that it depends on. `events` are the entries of `cites`, each once. */
export interface FindingText extends Finding {
  readonly title: string;
  readonly requiredText: string;
  readonly availableText: string;
  /** Where the available value comes from, and its age: `Verified by the agent on 03/04/2026, 8 months ago`. */
  readonly sourceText?: string;
  /** What of its proof is not as the template demands. */
  readonly proofText?: string;
  readonly sentence: string;
  /** What would fix it. When sharing a policy that exists would fix it, this says so (only for the supplier and its agent). */
  readonly fixText?: string;
  /** The other way to fix it, when sharing comes first. */
  readonly otherFixText?: string;
  /** The decision of a manual review: accepted or refused, from when and why; absent without a decision. */
  readonly decisionText?: string;
  /** What was decided about it for a time: `Exception accepted, effective 11/21/2026 until 03/01/2027: …`. */
  readonly exceptionText?: string;
  /** Files that back it, for readers who may see its decision; absent where there are none. */
  readonly exceptionDocuments?: readonly ExceptionFile[];
  readonly cites: readonly CitedEvent[];
}

/**
 * An event that a finding depends on. `id` is that of an entry in the reader's history: the event's own entry, or that of the
 * share which showed its content.
 */
export interface CitedEvent {
  readonly id: Uuid;
  /** The day from which it is effective. */
  readonly on: CalendarDate;
  readonly recordedAt: Instant;
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
}

/** What was announced by the end of a day, where it is known now to be wrong. */
export interface Hindsight {
  readonly outcome: Outcome;
  /** The event that made the difference; its `recordedAt`, and the whole days between the assessed day and then. */
  readonly eventId: Uuid;
  readonly sentence: string;
  readonly reasonRecordedAt: Instant;
  readonly daysLater: number;
}

/** `review`: what its rule leaves to the requester. `exception`: what is not met, and may be excepted. */
export interface DecidableFinding {
  readonly rule: string;
  readonly sentence: string;
  readonly kind: 'review' | 'exception';
}

/** Facts of one policy that are proven lately enough today, and no longer from a day on. */
export interface AgingFacts {
  /** The first day on which they are too old. */
  readonly on: CalendarDate;
  readonly policyNumber: string;
  /** The requirements that rest on them. */
  readonly titles: readonly string[];
  /** Where they come from, and what is demanded. */
  readonly sentence: string;
  readonly fixText: string;
}

/** The verdict on one day, as known at one moment (row H06). */
export interface Verdict {
  readonly trackingId: Uuid;
  readonly supplierId: Uuid;
  readonly supplierName: string;
  readonly projectName: string;
  readonly templateName: string;
  readonly templateVersion: number | null;
  /** Lines that the template states as not required; absent where it states none. */
  readonly notRequired?: readonly CoverageLine[];
  readonly validAt: CalendarDate;
  readonly knownAt: Instant;
  /** `notKnownYet`: as known then, the supplier was not tracked, or nothing was required of it. */
  readonly outcome: Outcome | 'notKnownYet';
  /** The outcome if no exception had been granted. */
  readonly outcomeWithout: Outcome | 'notKnownYet';
  /** Worst first, then in the order of the template. */
  readonly findings: readonly FindingText[];
  readonly holdsUntil: CalendarDate | null;
  /** What ends the verdict: `GL-88120 ends`; null where nothing known ends it. */
  readonly holdsBecause: string | null;
  readonly nextExpiry: CalendarDate | null;
  /** What gets too old within 30 days, soonest first: of the present verdict alone. Absent where nothing does. */
  readonly aging?: readonly AgingFacts[];
  /** The days around `validAt` with the same outcome, `[from, to)`; null where nothing known begins or ends it. */
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly announced?: Hindsight;
  /** This reader may decide findings of this supplier, and withdraw decisions. */
  readonly mayDecide: boolean;
  /** Findings that this reader may decide, with the sentence that states what is decided. */
  readonly toDecide: readonly DecidableFinding[];
  /** Events that the verdict depends on and that cannot be read: with any of them the outcome is `unknown`, whatever the findings say. */
  readonly unreadable?: readonly Pick<CitedEvent, 'id' | 'recordedAt' | 'sentence'>[];
}

/** One event of a history, in words for this viewer: numbers that the viewer may not see are masked. */
export interface HistoryEntry {
  readonly id: Uuid;
  readonly type: string;
  readonly feature: string;
  readonly on: CalendarDate;
  /** The moment may also be sent as `known`. So may the entry's id, which distinguishes events of the same millisecond. */
  readonly recordedAt: Instant;
  readonly sentence: string;
  readonly actor: string;
  readonly company: string;
  readonly onBehalfOf?: string;
  readonly changes: readonly { readonly label: string; readonly before?: string; readonly after: string }[];
  /** Days between the effective day and the day on which it was recorded, when it was late. */
  readonly daysLate: number;
  /** What was known of the day `on` before and after this event, when the event changed it. */
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
  /** From `start` to the end of `today`, so the last `to` is the day after `today`. */
  readonly spans: readonly OutcomeSpan[];
  readonly lines: readonly { readonly line: CoverageLine; readonly spans: readonly OutcomeSpan[] }[];
  /** In the order in which they were recorded, oldest first. */
  readonly entries: readonly HistoryEntry[];
}

/** One step of a replay: an event, and the supplier's status on the day it was recorded, as known then. */
export interface HistoryStep extends HistoryEntry {
  readonly day: CalendarDate;
  readonly outcome: Outcome | 'notKnownYet';
  readonly met: number;
  readonly total: number;
}

/** One requirement on two days. Null: it was not required on that day. */
export interface ComparedRule {
  readonly rule: string;
  readonly line: CoverageLine;
  readonly title: string;
  readonly a: FindingText | null;
  readonly b: FindingText | null;
  readonly changed: boolean;
  /** Events that took effect, or became known, between the two and that the findings depend on; none when only time passed. */
  readonly causes: readonly HistoryEntry[];
}

/** A change between the two days that neither of them shows. `line` is null when it concerns all requirements together. */
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

/** One day of a comparison, and when what it shows was known. */
export interface ComparedDay {
  readonly on: CalendarDate;
  readonly knownAt: Instant;
  readonly outcome: Verdict['outcome'];
}

/** What changed between two days, `a` before `b` [H06]. A day after the known moment is shown as known now. */
export interface Comparison {
  readonly trackingId: Uuid;
  readonly a: ComparedDay;
  readonly b: ComparedDay;
  /** Requirements that changed come first. */
  readonly rules: readonly ComparedRule[];
  readonly between: readonly LapseBetween[];
}

/** One event of a policy or of one of its documents, and the policy after it. The policy is shown on the effective day or the day of recording, whichever is later. */
export interface PolicyHistoryEntry extends HistoryEntry {
  readonly after: {
    readonly day: CalendarDate;
    readonly terms: PolicyTerms;
    readonly standing: 'inForce' | 'canceled';
    readonly verification: 'verified' | 'unverified' | 'rejected';
  };
}

/** Everything that happened to one policy, oldest first (row J05). */
export interface PolicyHistory {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly insuredName: string;
  readonly line: CoverageLine;
  readonly policyNumber: string;
  readonly knownAt: Instant;
  readonly entries: readonly PolicyHistoryEntry[];
}

/** One line of coverage from its first policy on: the days of each policy, and what breaks them. */
export interface ContinuityLane {
  readonly line: CoverageLine;
  readonly cover: readonly (DaySpan & { readonly policyId: Uuid; readonly policyNumber: string })[];
  /** In the order of their days; `to` is null while no end is known. A retroactive date that moved has no days of its own. */
  readonly breaks: readonly {
    readonly kind: ContinuityBreak['kind'];
    readonly from: CalendarDate;
    readonly to: CalendarDate | null;
    readonly sentence: string;
  }[];
  readonly completedOperations: readonly DaySpan[];
  /** How long completed operations are covered for additional insureds; null where they never were. */
  readonly completedOperationsText: string | null;
}

/** Whether the cover that a supplier has shown held without a break, line by line, as known at one moment (row H11). */
export interface Continuity {
  readonly trackingId: Uuid;
  readonly today: CalendarDate;
  readonly knownAt: Instant;
  readonly lanes: readonly ContinuityLane[];
}
