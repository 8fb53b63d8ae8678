import type { NamedFile } from '../document/document.contract.js';
import type { HolderDetails } from '../insurance/terms/holder-details.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

interface OfRequest {
  readonly requestId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid | null;
  readonly projectId: Uuid;
}

/** `number` is the Request ID that people read out: digits only [D01]. */
export type CoverageRequested = DomainEvent<
  'CoverageRequested',
  OfRequest & {
    readonly number: string;
    readonly insuredName: string | null;
    /** Agency that represented the insured when it was asked. */
    readonly agencyId: Uuid | null;
    readonly templateId: Uuid;
    /** The e-mail it was sent to when no company is known for it; sealed under `inviteeId`. */
    readonly inviteeId?: Uuid;
    readonly inviteeEmail?: PersonalText;
    readonly message: string;
    readonly dueOn: CalendarDate;
  }
>;
/** What an answer says; the last one counts [D07]. */
export interface Answer {
  readonly policyIds: readonly Uuid[];
  readonly remarks: string;
  /** Additional documents, which the requester reads [D04]. Absent: none. */
  readonly documents?: readonly NamedFile[];
  /** Whom the certificates name as their holder [D06]. Absent: as the template or the policy states it. */
  readonly holder?: HolderDetails;
}

export type RequestResponded = DomainEvent<
  'RequestResponded',
  OfRequest &
    Answer & {
      /** The answer that this one takes the place of [D07]. Absent: it is the first. */
      readonly before?: Answer;
      /** Revisions of the policy streams that were checked. */
      readonly facts: Readonly<Record<string, number>>;
    }
>;
export type RequestDeclined = DomainEvent<'RequestDeclined', OfRequest & { readonly reason: string }>;
export type RequestCanceled = DomainEvent<'RequestCanceled', OfRequest & { readonly reason: string }>;

/** An agency that represented the insured when it was reminded, with the agent who handles it. */
export interface RemindedAgent {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}
/** The requester reminded whoever can answer. `remindedOn`: the day for the requester. */
export type ReminderSent = DomainEvent<
  'ReminderSent',
  OfRequest & { readonly remindedOn: CalendarDate; readonly agents: readonly RemindedAgent[] }
>;

export type RequestEvent = CoverageRequested | ReminderSent | RequestResponded | RequestDeclined | RequestCanceled;

export const REQUEST_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  CoverageRequested: { person: 'inviteeId', fields: ['inviteeEmail'] },
};

/** A policy as the handler read it: only verified ones in force are accepted [D04]. */
export interface PolicyFact {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly verified: boolean;
  readonly inForce: boolean;
  /** It is written in another region than the requester is in [D04]. */
  readonly crossCountry?: boolean;
  readonly revision: number;
}
export interface RequestFacts {
  readonly policies: readonly PolicyFact[];
  /** Requester and insured are in different countries: such a request cannot be responded to [D04]. */
  readonly crossCountry?: boolean;
}

export type RequestCommand =
  /** `askedOn`: the day for the requester. */
  | ({ readonly type: 'RequestCoverage'; readonly askedOn: CalendarDate } & CoverageRequested['data'])
  | { readonly type: 'SendReminder'; readonly remindedOn: CalendarDate; readonly agents: readonly RemindedAgent[] }
  /** `again`: it takes the place of the last answer [D07]; without it an answered request is refused. */
  | ({ readonly type: 'RespondToRequest'; readonly again?: true } & Answer)
  | { readonly type: 'DeclineRequest'; readonly reason: string }
  | { readonly type: 'CancelRequest'; readonly reason: string };
