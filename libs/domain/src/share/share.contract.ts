import type { CoverageLine } from '../insurance/line-codes.js';
import type { AcordForm } from '../insurance/lines/acord-forms.js';
import type { DocumentType } from '../insurance/document-kinds.js';
import type { HolderDetails } from '../insurance/terms/holder-details.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Position, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';
import type { RequestedEndorsement } from '../insurance/terms/requested-endorsements.js';

/** The certificate form of a line. */
export interface ChosenForm {
  readonly line: CoverageLine;
  readonly form: AcordForm;
}

/** What whoever shares may state beside the policies [D03]. */
export interface ShareTerms {
  /** Its last day, in the time zone of the insured; after it the share ends by itself. */
  readonly shareExpiringOn?: CalendarDate;
  /** Whom the certificates of this share name. */
  readonly holder?: HolderDetails;
  readonly remarks?: string;
  readonly loanNumber?: string;
  readonly lenderServiceAgent?: string;
  /** The certificate forms that were chosen, by line; a line that is absent has the default of the project or of its own. */
  readonly forms?: readonly ChosenForm[];
  /** What the agent is to endorse for this requester. */
  readonly endorsementRequests?: readonly RequestedEndorsement[];
  /** Codes of the documents that go with it [D09]. Default: all that the policies have. */
  readonly documentTypes?: readonly DocumentType[];
  /** 1: for printing only, so that the requester gets its documents on paper; 0 or none: it sees them online [D09]. */
  readonly printOnly?: 0 | 1;
  /** To whom it was sent by mail; the address is sealed under `recipientId`. Without them nobody was written to. */
  readonly recipientId?: Uuid;
  readonly recipientEmail?: PersonalText;
}

interface OfShare {
  readonly shareId: Uuid;
  readonly insuredId: Uuid;
  readonly requesterId: Uuid;
}

/**
 * From this event on the requester may see these policies and their changes. It has a place in known time only: the policies
 * count for every day that they cover (reference: assessments).
 */
export type PoliciesShared = DomainEvent<
  'PoliciesShared',
  OfShare &
    ShareTerms & {
      /** Agency that represented the insured when it was shared. */
      readonly agencyId: Uuid | null;
      readonly projectId: Uuid;
      readonly requestId: Uuid | null;
      readonly policyIds: readonly Uuid[];
    }
>;
/** From this event on the requester sees the policies no more. Its verdicts and histories keep what they rested on (decision 86). */
export type ShareEnded = DomainEvent<
  'ShareEnded',
  OfShare & {
    readonly policyIds: readonly Uuid[];
    /** Its last day was over; nobody ended it. */
    readonly expired?: true;
  }
>;
/** The requester sees the policies of an ended share again, with what changed meanwhile. */
export type ShareEnabled = DomainEvent<
  'ShareEnabled',
  OfShare & {
    readonly policyIds: readonly Uuid[];
    /** Its new last day; without one it holds until somebody ends it. */
    readonly shareExpiringOn?: CalendarDate;
  }
>;
/** From this event on the share shows its other policies only. */
export type SharedPolicyRemoved = DomainEvent<'SharedPolicyRemoved', OfShare & { readonly policyIds: readonly Uuid[] }>;

/** What belongs to a policy and is no term of it. */
export type BesideTerms = 'locations' | 'vehicles' | 'documents';

/**
 * The requester was told what changed in a policy that it holds [D12]: it knew what the log said of it up to `since`, and now what it says
 * up to `upTo`. `beside`: what changed beside the terms, of what the requester sees; absent where nothing did.
 */
export type SharedPolicyIssuedAgain = DomainEvent<
  'SharedPolicyIssuedAgain',
  OfShare & {
    readonly policyId: Uuid;
    readonly since: Position;
    readonly upTo: Position;
    readonly beside?: readonly BesideTerms[];
  }
>;

export type ShareEvent = PoliciesShared | ShareEnded | ShareEnabled | SharedPolicyRemoved | SharedPolicyIssuedAgain;

export const SHARE_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  PoliciesShared: { person: 'recipientId', fields: ['recipientEmail'] },
};

export type ShareCommand =
  | ({ readonly type: 'SharePolicies' } & PoliciesShared['data'])
  | { readonly type: 'EndShare' }
  /** `on`: today for the insured. A share whose last day has not passed stays. */
  | { readonly type: 'ExpireShare'; readonly on: CalendarDate }
  | { readonly type: 'EnableShare'; readonly on: CalendarDate; readonly shareExpiringOn: CalendarDate | null }
  /** The last policy ends the share. */
  | { readonly type: 'RemoveSharedPolicy'; readonly policyId: Uuid }
  /**
   * `upTo`: the position of the last event of the policy, or of what changed `beside` its terms. Whoever was told as much already is not
   * told again.
   */
  | {
      readonly type: 'IssueSharedPolicyAgain';
      readonly policyId: Uuid;
      readonly upTo: Position;
      readonly beside?: readonly BesideTerms[];
    };
