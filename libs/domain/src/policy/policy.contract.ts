import type { RequestedEndorsement } from '../insurance/terms/requested-endorsements.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { CoverageLine } from '../insurance/line-codes.js';
import type { Limits } from '../insurance/stated-parts.js';
import type { Evidence, ExportEvidence, NamedSource, SystemExport } from '../insurance/source-table.js';
import type { TypedPart } from '../insurance/terms/typed-part.js';
import type { AspectChange, PolicyCarrier, PolicyPeriod, StatedTerms } from '../insurance/terms/policy-terms.js';

/** What an export of an agency system may state of a policy, by its aspects. */
export const EXPORTED_ASPECTS = ['number', 'period', 'carrier', 'limits'] as const;
export type ExportedAspect = (typeof EXPORTED_ASPECTS)[number];

/** A value that an export stated as it was recorded: by its aspect and the event that set it. */
export interface ConfirmedValue {
  readonly aspect: ExportedAspect;
  readonly event: Uuid;
}

export type PolicyAdded = DomainEvent<
  'PolicyAdded',
  {
    readonly policyId: Uuid;
    readonly insuredId: Uuid;
    /**
     * The agency that manages it from now on: one that represents the insured when it was added, or that added it for `requestId`; null
     * when there is none.
     */
    readonly agencyId: Uuid | null;
    /** The request that an agency without an appointment answers with it (ADR 53). */
    readonly requestId?: Uuid;
    readonly line: CoverageLine;
    readonly terms: StatedTerms;
    /** Where the terms come from, if not from the person who sent them. */
    readonly source?: NamedSource;
    /** The file from which they were taken. */
    readonly evidence?: Evidence;
    /** What an export stated; of everything else it says nothing. Absent where the source stated all terms. */
    readonly exported?: readonly ExportedAspect[];
    /** Of terms that were read from a certificate: what the person who confirmed them typed instead. */
    readonly typed?: readonly TypedPart[];
  }
>;
export type PolicyApproved = DomainEvent<
  'PolicyApproved',
  {
    readonly policyId: Uuid;
    readonly agencyId: Uuid;
    /** What the approval requests to be endorsed, attached to the policy [C08]. Absent: nothing. It is no endorsement yet. */
    readonly endorsementRequests?: readonly RequestedEndorsement[];
  }
>;
/** An agent looked at a verified policy again: all that it states holds on that day too. */
export type PolicyReverified = DomainEvent<'PolicyReverified', { readonly policyId: Uuid; readonly agencyId: Uuid }>;
/** An export of an agency system states what is recorded already: each value was so in the system on the day of the export. */
export type PolicyConfirmedBySystem = DomainEvent<
  'PolicyConfirmedBySystem',
  {
    readonly policyId: Uuid;
    readonly evidence: ExportEvidence;
    readonly confirms: readonly ConfirmedValue[];
  }
>;
/** A value that an import changed, as it was before. `event` changed it; `earlier` recorded what it was before. */
interface RestoredTo<Aspect extends ExportedAspect, Value> {
  readonly aspect: Aspect;
  readonly event: Uuid;
  readonly earlier: Uuid;
  /** From which day on the import had changed it. */
  readonly effectiveFrom: CalendarDate;
  readonly before: Value;
  readonly after: Value;
}
export type RestoredValue =
  | RestoredTo<'number', string>
  | RestoredTo<'period', PolicyPeriod>
  | RestoredTo<'carrier', PolicyCarrier>
  | RestoredTo<'limits', Limits>;
/**
 * An agency takes an import back: from the days on from which the import had changed them, values are again what they were before, with the sources that they
 * had then, and what it confirmed is not confirmed by it any more. `keeps`: changed or confirmed since, so that they stay as they are.
 */
export type PolicyImportTakenBack = DomainEvent<
  'PolicyImportTakenBack',
  {
    readonly policyId: Uuid;
    readonly export: SystemExport;
    readonly restores: readonly RestoredValue[];
    readonly keeps: readonly ExportedAspect[];
  }
>;
/** The whole policy: it is rejected from its first day on. */
export type PolicyRejected = DomainEvent<
  'PolicyRejected',
  { readonly policyId: Uuid; readonly agencyId: Uuid; readonly reason: string }
>;
/** A change that awaited approval: the event that recorded it, and the day from which it was to be valid. */
export interface RejectedEdit {
  readonly event: Uuid;
  readonly type: AspectChange['type'];
  readonly effectiveFrom: CalendarDate;
}
/** What was changed after an agent had approved the policy: without these edits it is what it would be if they had never been sent (ADR 58). */
export type PolicyEditsRejected = DomainEvent<
  'PolicyEditsRejected',
  {
    readonly policyId: Uuid;
    readonly agencyId: Uuid;
    readonly reason: string;
    readonly edits: readonly RejectedEdit[];
  }
>;
/** `effectiveFrom` is the first day without cover and may be in the past: then it changes what was true, not what was known. */
export type PolicyCanceled = DomainEvent<
  'PolicyCanceled',
  { readonly policyId: Uuid; readonly effectiveFrom: CalendarDate; readonly reason: string }
>;
export type PolicyReinstated = DomainEvent<
  'PolicyReinstated',
  { readonly policyId: Uuid; readonly effectiveFrom: CalendarDate; readonly reason: string }
>;

/** A policy gives way to the next one at once, or only when it expires. */
export const REPLACED_UPON = ['replacement', 'expiration'] as const;
export type ReplacedUpon = (typeof REPLACED_UPON)[number];
/** On the stream of the new policy, together with `PolicyAdded`: it takes the place of `replaces` from `effectiveFrom` on. */
export type ReplacementAdded = DomainEvent<
  'ReplacementAdded',
  {
    readonly policyId: Uuid;
    readonly replaces: Uuid;
    readonly upon: ReplacedUpon;
    readonly effectiveFrom: CalendarDate;
  }
>;
/** On the stream of the new policy, where a person chose it: locations, vehicles and shares of `replaces` are carried over to it. */
export type CarryOverChosen = DomainEvent<
  'CarryOverChosen',
  { readonly policyId: Uuid; readonly replaces: Uuid; readonly insuredId: Uuid }
>;
/** On the stream of the old policy. `upon` replacement, it gives no cover from `effectiveFrom` on; upon expiration its cover stays as it was. */
export type PolicyReplaced = DomainEvent<
  'PolicyReplaced',
  {
    readonly policyId: Uuid;
    readonly replacedBy: Uuid;
    readonly upon: ReplacedUpon;
    readonly effectiveFrom: CalendarDate;
  }
>;
/** Put aside: no list shows it and nothing of it may be changed. What it covers stays true. */
export type PolicyArchived = DomainEvent<'PolicyArchived', { readonly policyId: Uuid }>;
export type PolicyUnarchived = DomainEvent<'PolicyUnarchived', { readonly policyId: Uuid }>;

/** An agent of the agency of record who handles one policy. It counts as long as that agency represents the insured. */
export interface PolicyAgent {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}
/** Null: the agent who represents the insured handles it. */
export type PolicyAssigned = DomainEvent<
  'PolicyAssigned',
  { readonly policyId: Uuid; readonly before: PolicyAgent | null; readonly after: PolicyAgent | null }
>;

/** Another agency of the insured manages the policy from now on, or none (ADR 70). What was before is who managed it then. */
export type PolicyManaged = DomainEvent<
  'PolicyManaged',
  { readonly policyId: Uuid; readonly insuredId: Uuid; readonly before: Uuid | null; readonly after: Uuid | null }
>;

export type PolicyEvent =
  | PolicyAdded
  | AspectChange
  | PolicyApproved
  | PolicyReverified
  | PolicyConfirmedBySystem
  | PolicyImportTakenBack
  | PolicyRejected
  | PolicyEditsRejected
  | PolicyCanceled
  | PolicyReinstated
  | ReplacementAdded
  | CarryOverChosen
  | PolicyReplaced
  | PolicyArchived
  | PolicyUnarchived
  | PolicyAssigned
  | PolicyManaged;

/** The standing of a policy today, without any screen's words. */
export const POLICY_STATUSES = [
  'archived',
  'rejected',
  'canceled',
  'pendingCancellation',
  'expired',
  'expiring',
  'notYetInForce',
  'unverified',
  'verified',
] as const;
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/**
 * Whether a certificate may state a policy of this status at all [E03]. Whether it may today is `notEligible`: one that is to be canceled may be unverified
 * as well, and one that is expiring may end today.
 */
export const MAY_BE_CERTIFIED: Readonly<Record<PolicyStatus, boolean>> = {
  archived: false,
  rejected: false,
  canceled: false,
  pendingCancellation: true,
  expired: false,
  expiring: true,
  notYetInForce: false,
  unverified: false,
  verified: true,
};
