import type { CurePlan } from '@covertrail/domain/cure-plan/cure-plan.rules';
import type { SharedWith } from '@covertrail/domain/cure-plan/cure-plan.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';

/** For whom a plan is made. */
export type PlanSubject =
  /** Trackings of an insured, with all that it holds: for the insured and its agency alone. */
  | {
      readonly kind: 'insured';
      readonly insuredId: Uuid;
      readonly trackingIds: readonly Uuid[];
      readonly policyIds: readonly Uuid[];
      /** Those of its policies that are put aside. */
      readonly archivedIds: readonly Uuid[];
    }
  /** One tracking as its requester knows it. */
  | { readonly kind: 'requester'; readonly trackingId: Uuid };

/** What the thread is asked. Plain values; everything is read up to `position`. */
export type CurePlanQuestion = PlanSubject & { readonly day: CalendarDate; readonly position: Position };

/** A requester's project of a plan. */
export interface PlannedCase extends SharedWith {
  /** The requirements that are not met now, by their rules. */
  readonly open: readonly string[];
}

/** A plan, and what it was made for. */
export interface MadePlan {
  readonly plan: CurePlan;
  readonly cases: readonly PlannedCase[];
  /** Trackings that depend on an event that cannot be read: no plan is made for them. */
  readonly unreadable: readonly Uuid[];
  /** Trackings that there was no time to look at: no plan is made for them. */
  readonly unplanned: readonly Uuid[];
}
