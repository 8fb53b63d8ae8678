import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { HolderEffect } from '@covertrail/domain/what-if/holder-difference.rules';

/** Something that a policy says otherwise than its holder was told, in words. */
export interface HeldChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Something that changed beside the terms of the policy: a location, a vehicle, a document. */
export interface HeldBeside {
  readonly id: Uuid;
  readonly at: Instant;
  readonly sentence: string;
}

/** A requirement that is not met, before or after; null where it was not, or is not, required. */
export interface HeldFinding {
  readonly rule: string;
  readonly title: string;
  readonly before: Outcome | null;
  readonly after: Outcome | null;
  readonly sentence: string;
}

/** What the change is to a holder by its own requirements. */
export interface HolderVerdict {
  readonly effect: HolderEffect;
  readonly before: Outcome;
  readonly after: Outcome;
  readonly findings: readonly HeldFinding[];
}

/** A requester that holds a policy for one of its projects. */
export interface PolicyHolder {
  /** The share by which it was told last. */
  readonly shareId: Uuid;
  readonly requesterId: Uuid;
  readonly requesterName: string;
  readonly projectId: Uuid;
  readonly projectName: string;
  /** It asked for it: the share is of an answer. */
  readonly isAnswer: boolean;
  /** When it was first shared, and when it was issued again last; null where it never was. */
  readonly sharedAt: Instant;
  readonly toldAt: Instant | null;
  /** What the policy says otherwise since; empty where nothing is. */
  readonly changes: readonly HeldChange[];
  /** What changed beside its terms since, of what the requester sees, the newest first. */
  readonly beside: readonly HeldBeside[];
  /** The first day from today on for which it says so; null where nothing changed. */
  readonly from: CalendarDate | null;
  /** Null where nothing changed, or where it has asked for nothing: nobody may know then what it requires. */
  readonly verdict: HolderVerdict | null;
}
