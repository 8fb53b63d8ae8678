import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { CoverageLine, Endorsement, Limits, Trigger } from '../compliance/coverage.js';
import type { Evidence, ExportEvidence, NamedSource, SystemExport } from '../compliance/proof/source-table.js';
import type { BlanketLimit, LimitDetails } from './limit-details.contract.js';
import type { FurtherTerms } from './further-terms.contract.js';

/** `[effectiveOn, expiresOn)`: cover ends at 12:01 am of the day it expires. */
export interface PolicyPeriod {
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
}

export interface PolicyCarrier {
  readonly carrierId: Uuid;
  readonly name: string;
  readonly naic: string;
}

/** What every policy states. */
interface CoreTerms {
  readonly policyNumber: string;
  readonly period: PolicyPeriod;
  readonly carrier: PolicyCarrier;
  readonly limits: Limits;
  readonly trigger: Trigger | null;
  /** Claims-made only: acts before this day are not covered; null when it was not given. */
  readonly retroactiveOn: CalendarDate | null;
  readonly endorsements: readonly Endorsement[];
  /** Umbrella only, null when the schedule of underlying insurance was not given. */
  readonly schedule: readonly CoverageLine[] | null;
  readonly descriptionOfOperations: string;
}

/** The content of a policy that an edit may change. */
export interface PolicyTerms extends CoreTerms, FurtherTerms {}

/** Terms of which only what was stated is present. */
export interface StatedTerms extends CoreTerms, Partial<FurtherTerms> {}

/**
 * Terms as a person sends them: the insurer by its id alone; its name is in its own stream. Further terms that are absent are
 * not stated.
 */
export type GivenTerms = Omit<StatedTerms, 'carrier'> & { readonly carrierId: Uuid };

/** What a policy needs from other streams: the insurer that its terms name, null where there is none. */
export interface PolicyFacts {
  readonly carrier: PolicyCarrier | null;
  /** The policy that a new one replaces. */
  readonly replaced?: ReplacedPolicy | null;
  /** Whether a requester is shown the policy. */
  readonly shared?: boolean;
  /** The certificate that an edit names; null where it is none of this policy. */
  readonly certificate?: Evidence | null;
}

/** What a replacement needs to know of the policy whose place it takes. */
export interface ReplacedPolicy {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly line: CoverageLine;
  /** On the first day of the new policy. */
  readonly period: PolicyPeriod;
  /** Why it cannot be replaced, null where it can. */
  readonly refusal: 'POLICY.ARCHIVED' | 'POLICY.REPLACED' | 'POLICY.ALREADY_REJECTED' | null;
}

/** An edit states the day from which the new value is valid, or which earlier event was entered wrongly, and why. */
interface Dated {
  readonly policyId: Uuid;
  readonly effectiveFrom: CalendarDate;
  readonly corrects?: Uuid;
  readonly reason?: string;
  /** Where the value comes from, if not from the person who sent it. */
  readonly source?: NamedSource;
  /** The file from which it was taken. */
  readonly evidence?: Evidence;
}
export interface Change<Value> extends Dated {
  readonly before: Value;
  readonly after: Value;
}

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
    /** Agency that represents the insured when it was added, or that added it for `requestId`; null when there is none. */
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
  }
>;
export type PolicyNumberChanged = DomainEvent<'PolicyNumberChanged', Change<string>>;
export type PolicyPeriodChanged = DomainEvent<'PolicyPeriodChanged', Change<PolicyPeriod>>;
export type PolicyRegionChanged = DomainEvent<'PolicyRegionChanged', Change<PolicyTerms['region']>>;
export type PolicyCarrierChanged = DomainEvent<'PolicyCarrierChanged', Change<PolicyCarrier>>;
export type PolicyLimitsChanged = DomainEvent<'PolicyLimitsChanged', Change<Limits>>;
export type PolicyTriggerChanged = DomainEvent<'PolicyTriggerChanged', Change<PolicyTerms['trigger']>>;
export type RetroactiveDateChanged = DomainEvent<'RetroactiveDateChanged', Change<PolicyTerms['retroactiveOn']>>;
export type PolicyEndorsementsChanged = DomainEvent<'PolicyEndorsementsChanged', Change<readonly Endorsement[]>>;
export type UmbrellaScheduleChanged = DomainEvent<'UmbrellaScheduleChanged', Change<PolicyTerms['schedule']>>;
export type OperationsDescribed = DomainEvent<'OperationsDescribed', Change<string>>;
export type LimitDetailsChanged = DomainEvent<'LimitDetailsChanged', Change<LimitDetails>>;
export type EndorsementDetailsChanged = DomainEvent<
  'EndorsementDetailsChanged',
  Change<PolicyTerms['endorsementDetails']>
>;
export type BlanketLimitsChanged = DomainEvent<'BlanketLimitsChanged', Change<readonly BlanketLimit[]>>;
export type ProprietorExclusionChanged = DomainEvent<'ProprietorExclusionChanged', Change<PolicyTerms['exclusion']>>;
export type StateFundExceptionChanged = DomainEvent<'StateFundExceptionChanged', Change<PolicyTerms['exception']>>;
export type PolicyRemarksChanged = DomainEvent<'PolicyRemarksChanged', Change<readonly string[]>>;
export type CertificateHoldersChanged = DomainEvent<
  'CertificateHoldersChanged',
  Change<PolicyTerms['certificateHolders']>
>;
export type PolicyInstructionsChanged = DomainEvent<'PolicyInstructionsChanged', Change<string>>;
export type PolicyNotesChanged = DomainEvent<'PolicyNotesChanged', Change<string>>;
export type PolicyCoveragesChanged = DomainEvent<'PolicyCoveragesChanged', Change<PolicyTerms['coverages']>>;
export type AggregateBasisChanged = DomainEvent<'AggregateBasisChanged', Change<PolicyTerms['aggregate']>>;
export type AutoSymbolsChanged = DomainEvent<'AutoSymbolsChanged', Change<PolicyTerms['autoSymbols']>>;
export type StatedValuesChanged = DomainEvent<'StatedValuesChanged', Change<PolicyTerms['statedValues']>>;
export type CertificateFormChosen = DomainEvent<'CertificateFormChosen', Change<PolicyTerms['acordForm']>>;
export type PolicyApproved = DomainEvent<'PolicyApproved', { readonly policyId: Uuid; readonly agencyId: Uuid }>;
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

/** Each changes one aspect of the terms: `policy-aspects.ts` says which. */
export type AspectChange =
  | PolicyNumberChanged
  | PolicyPeriodChanged
  | PolicyRegionChanged
  | PolicyCarrierChanged
  | PolicyLimitsChanged
  | PolicyTriggerChanged
  | RetroactiveDateChanged
  | PolicyEndorsementsChanged
  | UmbrellaScheduleChanged
  | OperationsDescribed
  | LimitDetailsChanged
  | EndorsementDetailsChanged
  | BlanketLimitsChanged
  | ProprietorExclusionChanged
  | StateFundExceptionChanged
  | PolicyRemarksChanged
  | CertificateHoldersChanged
  | PolicyInstructionsChanged
  | PolicyNotesChanged
  | PolicyCoveragesChanged
  | AggregateBasisChanged
  | AutoSymbolsChanged
  | StatedValuesChanged
  | CertificateFormChosen;

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
  | PolicyAssigned;

/** Whose place a new policy takes. `carriesOver`: with the locations, vehicles and shares of the old one. */
export interface Replacing {
  readonly policyId: Uuid;
  readonly upon: ReplacedUpon;
  readonly carriesOver: boolean;
}

/** The whole terms as they are after the edit. */
interface EditPolicy {
  readonly type: 'EditPolicy';
  readonly terms: GivenTerms;
  readonly effectiveFrom: CalendarDate;
  readonly enteredWrongly: boolean;
  readonly reason?: string;
  readonly source?: NamedSource;
  readonly evidence?: Evidence;
  /** The document from which a person typed what changes: it is claimed there, and `PolicyFacts` says what document it is. */
  readonly certificateId?: Uuid;
}

/** What a row of an export states of a policy. Without `limits` it says nothing of them. */
export interface ExportedTerms {
  readonly policyNumber: string;
  readonly period: PolicyPeriod;
  readonly carrierId: Uuid;
  readonly limits?: Limits;
}

export type PolicyCommand =
  | ({ readonly type: 'AddPolicy'; readonly terms: GivenTerms; readonly replaces?: Replacing } & Omit<
      PolicyAdded['data'],
      'terms'
    >)
  | EditPolicy
  | { readonly type: 'ImportPolicy'; readonly terms: ExportedTerms; readonly evidence: ExportEvidence }
  | { readonly type: 'TakeBackImport'; readonly importId: Uuid }
  | { readonly type: 'ApprovePolicy'; readonly agencyId: Uuid }
  | { readonly type: 'ReverifyPolicy'; readonly agencyId: Uuid }
  | { readonly type: 'RejectPolicy'; readonly agencyId: Uuid; readonly reason: string }
  | { readonly type: 'CancelPolicy'; readonly effectiveFrom: CalendarDate; readonly reason: string }
  | { readonly type: 'ReinstatePolicy'; readonly effectiveFrom: CalendarDate; readonly reason: string }
  | {
      readonly type: 'ReplacePolicy';
      readonly replacedBy: Uuid;
      readonly upon: ReplacedUpon;
      readonly effectiveFrom: CalendarDate;
    }
  | { readonly type: 'ArchivePolicy' }
  | { readonly type: 'UnarchivePolicy' }
  /** The handler has checked that the agent belongs to the agency of record. */
  | { readonly type: 'AssignPolicy'; readonly agent: PolicyAgent | null };

/** The standing of a policy today, without any screen's words. */
export const POLICY_STANDINGS = [
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
export type PolicyStanding = (typeof POLICY_STANDINGS)[number];
