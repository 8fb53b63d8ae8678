import type { Outcome } from '@covertrail/domain/compliance/finding';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyStatus } from '@covertrail/domain/policy/policy.contract';
import type { ShareTerms } from '@covertrail/domain/share/share.contract';
import type { GonePolicy, PolicySummary } from '../policy/policy.replies.js';
import type { PreviewedFinding } from '../request/request.replies.js';

/** A policy as the share wizard offers it [D03]: `unavailable` says why it cannot be chosen. */
export interface ShareChoice extends PolicySummary {
  readonly status: PolicyStatus;
  readonly unavailable: 'expired' | 'canceled' | 'rejected' | 'archived' | 'crossCountry' | null;
}

/** Policies that were chosen, as they are now, in the order of their ids in the call. */
export interface ChosenPolicies {
  readonly policies: readonly ShareChoice[];
  /** Those that the reader may no longer share. */
  readonly gone: readonly GonePolicy[];
}

/** A project of a requester for which an insured may share. `name` is null for the default project of one that has not asked: a stranger learns no name. */
export interface ShareProject {
  readonly projectId: Uuid;
  readonly name: string | null;
  /** The requester asked for it, or something was shared for it before. */
  readonly isKnown: boolean;
}

/** The verdict that the requester would reach today. `isKnown`: false where it has asked for nothing, so that nobody may know what it requires. */
export interface SharePreview {
  readonly isKnown: boolean;
  readonly outcome: Outcome | null;
  /** The worst first. */
  readonly findings: readonly Omit<PreviewedFinding, 'additions'>[];
  readonly notRequired: readonly CoverageLine[];
}

/** What an earlier share says, to begin another one with. */
export interface Resharing {
  readonly shareId: Uuid;
  readonly insuredId: Uuid;
  readonly requesterId: Uuid;
  readonly requesterName: string;
  readonly projectId: Uuid;
  readonly projectName: string;
  readonly expiresOn: CalendarDate | null;
  readonly terms: Omit<ShareTerms, 'shareExpiringOn' | 'recipientId' | 'recipientEmail'>;
  /** Its policies that the reader may share: an agency its own and those of none [C15]. */
  readonly policies: readonly ShareChoice[];
  /** How many others it has: those of another agency. */
  readonly withheld: number;
}
