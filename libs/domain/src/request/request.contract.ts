import type { NamedFile } from '../document/document.contract.js';
import type { HolderDetails } from '../insurance/terms/holder-details.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { Finding } from '../compliance/finding.js';
import type { CoverageLine } from '../insurance/coverage.js';
import type { DocumentKind } from '../insurance/document-kinds.js';
import type { AcordForm } from '../insurance/lines/acord-forms.js';
import type { FormOfLine } from '../insurance/lines/form-choice.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

interface OfRequest {
  readonly requestId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid | null;
  readonly projectId: Uuid;
}

/** How fast an answer is needed [D10]: those who answer see the later ones of this list first. */
export const DELIVERY_SPEEDS = ['standard', 'rush', 'priority'] as const;
export type DeliverySpeed = (typeof DELIVERY_SPEEDS)[number];

/** A document that the answer is to contain [D01]. `name` says more, in the words of the requester; it may be empty. */
export interface AskedDocument {
  readonly kind: DocumentKind;
  readonly name: string;
}

/** What a request may say beside its requirements [D01] [D10]. What is absent was not asked for. */
export interface AskedBeside {
  /** Absent: standard. */
  readonly delivery?: DeliverySpeed;
  readonly documents?: readonly AskedDocument[];
  /** Lines of which the document of the policy, or of its exclusions, is requested. */
  readonly policyLines?: readonly CoverageLine[];
  readonly forms?: readonly AcordForm[];
  readonly loanNumber?: string;
  readonly lenderServiceAgent?: string;
  /** That the insurance is in force is all that is to be shown: no certificate holder, and no document beside the certificate [A11]. Absent: no. */
  readonly isEvidenceOnly?: boolean;
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
  } & AskedBeside
>;
/** Someone else gets copies of the mails about the request, at an address that is sealed under `recipientId`. Only the requester sees who. */
export type CopyRecipientAdded = DomainEvent<
  'CopyRecipientAdded',
  OfRequest & { readonly recipientId: Uuid; readonly recipientEmail: PersonalText }
>;
export type CopyRecipientRemoved = DomainEvent<'CopyRecipientRemoved', OfRequest & { readonly recipientId: Uuid }>;
/** It had gone to a wrong address: from now on it is for the owner of `inviteeEmail`, sealed under `inviteeId`, and earlier links are void. */
export type InviteeCorrected = DomainEvent<
  'InviteeCorrected',
  OfRequest & { readonly formerInviteeId: Uuid; readonly inviteeId: Uuid; readonly inviteeEmail: PersonalText }
>;
/** The person who was invited opened the link of the mail for the first time. */
export type InvitationOpened = DomainEvent<'InvitationOpened', OfRequest & { readonly inviteeId: Uuid }>;
/** A requested line for which there is no policy, in the words of who answers [D11]. */
export interface UnavailableCoverage {
  readonly line: CoverageLine;
  readonly reason: string;
}
/** What an answer says; the last one counts [D07]. */
export interface Answer {
  readonly policyIds: readonly Uuid[];
  readonly remarks: string;
  /** Additional documents, which the requester reads [D04]. Absent: none. */
  readonly documents?: readonly NamedFile[];
  /** Whom the certificates name as their holder [D06]. Absent: as the template or the policy states it. */
  readonly holder?: HolderDetails;
  /** Requested lines for which there will be no policy, each once [D11]. Absent: none. It meets nothing. */
  readonly unavailable?: readonly UnavailableCoverage[];
  /** The certificate forms that were chosen, each line once [C12]. Absent: as the policy names it, else the default (`formTaken`). */
  readonly forms?: readonly FormOfLine[];
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
/** `optOutId`: it is no supplier of the requester, and declined all that was open [D11]. */
export type RequestDeclined = DomainEvent<
  'RequestDeclined',
  OfRequest & { readonly reason: string; readonly optOutId?: Uuid }
>;
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

/** The mails of the request were sent once more, to everyone who can answer. `resentOn`: the day for the requester. */
export type RequestResent = DomainEvent<
  'RequestResent',
  OfRequest & { readonly resentOn: CalendarDate; readonly agents: readonly RemindedAgent[] }
>;
/** What of what the side of the supplier can fix is otherwise than before the last answer: done by now, and missing only since. */
export interface ChangeSinceAnswer {
  readonly done: readonly Finding[];
  readonly added: readonly Finding[];
}

/**
 * The requester told whoever can answer what is still missing. `sentOn`: the day for the requester; `missing`: what someone on the side of
 * the supplier can fix, as it was announced last.
 */
export type DifferenceSent = DomainEvent<
  'DifferenceSent',
  OfRequest & {
    readonly sentOn: CalendarDate;
    readonly agents: readonly RemindedAgent[];
    readonly missing: readonly Finding[];
    /** Absent before an answer, and where nothing changed. */
    readonly sinceAnswer?: ChangeSinceAnswer;
  }
>;

export type RequestEvent =
  | CoverageRequested
  | CopyRecipientAdded
  | CopyRecipientRemoved
  | InviteeCorrected
  | InvitationOpened
  | ReminderSent
  | RequestResent
  | DifferenceSent
  | RequestResponded
  | RequestDeclined
  | RequestCanceled;

/** What a timeline of a request shows, in no order. */
export const REQUEST_STEPS = [
  'CoverageRequested',
  'CopyRecipientAdded',
  'CopyRecipientRemoved',
  'InviteeCorrected',
  'InvitationOpened',
  'ReminderSent',
  'RequestResent',
  'DifferenceSent',
  'RequestResponded',
  'RequestDeclined',
  'RequestCanceled',
] as const satisfies readonly RequestEvent['type'][];
export type RequestStep = (typeof REQUEST_STEPS)[number];

export const REQUEST_PERSONAL = {
  CoverageRequested: { person: 'inviteeId', fields: ['inviteeEmail'] },
  CopyRecipientAdded: { person: 'recipientId', fields: ['recipientEmail'] },
  InviteeCorrected: { person: 'inviteeId', fields: ['inviteeEmail'] },
} satisfies Readonly<Record<string, PersonalFields>>;

/** A policy as the handler read it: only verified ones in force are accepted [D04]. */
export interface PolicyFact {
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly line: CoverageLine;
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
  /** The template demands of a certificate whom it names as its holder [A11]. */
  readonly isHolderRequired?: boolean;
  /** The lines that are required: of no other one is it said that it is unavailable. */
  readonly askedLines?: readonly CoverageLine[];
}

/** Someone who gets copies. The id belongs to the address: the same address of a request always has the same. */
export interface CopyRecipient {
  readonly recipientId: Uuid;
  readonly recipientEmail: PersonalText;
}

export type RequestCommand =
  /** `askedOn`: the day for the requester. */
  | ({
      readonly type: 'RequestCoverage';
      readonly askedOn: CalendarDate;
      readonly copies?: readonly CopyRecipient[];
    } & CoverageRequested['data'])
  /** `copies`: all who get copies from now on; with `keepsOthers` those who get them already stay beside them. */
  | { readonly type: 'ChooseCopies'; readonly copies: readonly CopyRecipient[]; readonly keepsOthers?: boolean }
  | { readonly type: 'CorrectInvitee'; readonly inviteeId: Uuid; readonly inviteeEmail: PersonalText }
  | { readonly type: 'OpenInvitation'; readonly inviteeId: Uuid }
  | { readonly type: 'SendReminder'; readonly remindedOn: CalendarDate; readonly agents: readonly RemindedAgent[] }
  | { readonly type: 'ResendRequest'; readonly resentOn: CalendarDate; readonly agents: readonly RemindedAgent[] }
  | ({ readonly type: 'SendDifference' } & Pick<
      DifferenceSent['data'],
      'sentOn' | 'agents' | 'missing' | 'sinceAnswer'
    >)
  /** `again`: the number of the last answer that the person saw, whose place it takes [D07]; without it an answered request is refused. */
  | ({ readonly type: 'RespondToRequest'; readonly again?: number } & Answer)
  | { readonly type: 'DeclineRequest'; readonly reason: string; readonly optOutId?: Uuid }
  | { readonly type: 'CancelRequest'; readonly reason: string };
