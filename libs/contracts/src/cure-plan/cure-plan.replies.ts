import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Fix } from '@covertrail/domain/compliance/finding';
import type { StepKind } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';

/** One requester's project for which the supplier is assessed. */
export interface PlanTracking {
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly requesterName: string;
  readonly projectId: Uuid;
  readonly projectName: string;
  /** An unanswered request of this requester for the project; null where there is none. */
  readonly requestId: Uuid | null;
  /** Requirements that are not met now. */
  readonly open: number;
  /** After how many steps of the plan, in their order, everything is met that the supplier's side can meet; null: not even after the last. */
  readonly settledAfter: number | null;
}

/** Requirements of one line of coverage, by name. */
export interface FixedLine {
  readonly line: CoverageLine;
  readonly titles: readonly string[];
}

/** Who handles a policy: `name` is empty where nobody of the agency does. */
export interface StepAgent {
  readonly name: string;
  readonly agencyName: string;
}

/** Who receives steps of a plan when it is sent. */
export interface PlanRecipient {
  readonly by: 'mail' | 'notification';
  /** Of a mail: to whom; empty where a name is not known any more, and for a notification, which everybody of the company has. */
  readonly personName: string;
  readonly companyName: string;
  /** Places in the plan, from 1. */
  readonly steps: readonly number[];
}

/** One step in words. */
export interface PlanStepText {
  readonly kind: StepKind;
  readonly text: string;
  readonly by: Exclude<Fix['by'], 'requester'>;
  /** The agent of its policy, or of the insured where none exists yet; null where there is no agency, and where the reader may not know. */
  readonly agent: StepAgent | null;
  readonly line: CoverageLine;
  /** The policy that it is about; null where one is to be bought or shared. */
  readonly policyId: Uuid | null;
  /** Of a policy that is to be shared: with whose tracking; null for every other step. */
  readonly shareWith: Uuid | null;
  /** The trackings that would lack something without it. */
  readonly serves: readonly Uuid[];
  /** What they would lack. */
  readonly fixes: readonly FixedLine[];
}

/** A requirement that no step of the plan meets: only its requester can settle it. */
export interface PlanLeftOver {
  readonly trackingId: Uuid;
  readonly line: CoverageLine;
  readonly title: string;
  readonly sentence: string;
  /** What would fix it; absent where nothing is known that would. */
  readonly fixText?: string;
  /** What the requester can do: decide a review, or grant an exception from what no step is known for. */
  readonly needs: 'review' | 'exception';
  /** Whether the requester has denied it already. */
  readonly denied: boolean;
}

export interface PlanContent {
  /** The day that is assessed. */
  readonly on: CalendarDate;
  /** Cheapest kind first. */
  readonly steps: readonly PlanStepText[];
  readonly left: readonly PlanLeftOver[];
  /** Whether every other plan was ruled out. Otherwise no step is needless, but another plan may need less. */
  readonly proved: boolean;
  /** False where the time was over before every step was looked for: a step may be known for what is left over. */
  readonly complete: boolean;
}

/** The cheapest steps by which a supplier meets all that its requesters require (row H10). */
export interface CurePlanReply extends PlanContent {
  readonly insuredId: Uuid;
  readonly insuredName: string;
  /** By requester and project. */
  readonly trackings: readonly PlanTracking[];
  /** Trackings that are not part of it: an event that they depend on cannot be read. */
  readonly unreadable: readonly Uuid[];
  /** Trackings that are not part of it: there was no time to look at them. */
  readonly unplanned: readonly Uuid[];
  /** The other side by name: the insured, or the agencies that receive a part of the plan; empty where the insured has no agency. */
  readonly sendsTo: readonly string[];
  /** Who receives which steps when this reader sends it; empty where there is nobody to send it to. */
  readonly recipients: readonly PlanRecipient[];
  /** The day on which this side sent a plan last; null before the first. */
  readonly sentOn: CalendarDate | null;
}

/** A plan that a requester sent to the side of a supplier. */
export interface SentPlan {
  readonly on: CalendarDate;
  /** The requirements that it named. */
  readonly rules: readonly string[];
}

/** The same for one tracking, as its reader may know it. */
export interface TrackingPlanReply extends PlanContent {
  readonly trackingId: Uuid;
  /** The plan that the requester sent last; null before the first. */
  readonly sent: SentPlan | null;
}
