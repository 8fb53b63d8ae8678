import type { NamedFile } from '../document/document.contract.js';
import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

interface OfMailAnswer {
  readonly requestId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
}

/** As whom someone came by the link of a mail: the person who was invited, or the agent whom that person named. */
export type LinkHolder = 'invitee' | 'agent';

/**
 * Whoever has the link of a mail gave a certificate for the request [D13]. Nobody has read it: it proves nothing. A later one takes the place
 * of an earlier one, and both stay on record. `giverId`: the invited person, or the named agent.
 */
export type CertificateGiven = DomainEvent<
  'CertificateGiven',
  OfMailAnswer & {
    readonly giverId: Uuid;
    readonly givenAs: LinkHolder;
    readonly givenAt: Instant;
    /** A PDF. */
    readonly certificate: NamedFile;
    /** What was sent with it: pictures or PDF. */
    readonly additional: readonly NamedFile[];
  }
>;
/**
 * The invited person named the agent who is to answer; name and address are sealed under `agentId`. Of several the last one counts: links of
 * those before open nothing [D13].
 */
export type AnsweringAgentNamed = DomainEvent<
  'AnsweringAgentNamed',
  OfMailAnswer & {
    readonly inviteeId: Uuid;
    readonly agentId: Uuid;
    readonly agentName: PersonalText;
    readonly agentEmail: PersonalText;
    readonly agencyName: string;
    readonly namedAt: Instant;
  }
>;
/** A named agent opened the link of the mail for the first time [D13]; that the invited person did is an event of the request. */
export type NamedAgentOpened = DomainEvent<
  'NamedAgentOpened',
  OfMailAnswer & { readonly agentId: Uuid; readonly openedAt: Instant }
>;

/** The named agent said by its link that whoever was asked is no client of it: its link opens nothing any more, and another agent may be named [A11]. */
export type NamedAgentDeclined = DomainEvent<
  'NamedAgentDeclined',
  OfMailAnswer & { readonly agentId: Uuid; readonly agencyName: string; readonly declinedAt: Instant }
>;

export type MailAnswerEvent = CertificateGiven | AnsweringAgentNamed | NamedAgentOpened | NamedAgentDeclined;

export const MAIL_ANSWER_PERSONAL = {
  AnsweringAgentNamed: { person: 'agentId', fields: ['agentName', 'agentEmail'] },
} satisfies Readonly<Record<string, PersonalFields>>;

/** What the request says at that moment. */
export interface MailAnswerFacts {
  /** It was neither answered nor declined nor canceled. */
  readonly isOpen: boolean;
}

export type MailAnswerCommand =
  | ({ readonly type: 'GiveCertificate' } & CertificateGiven['data'])
  | ({ readonly type: 'NameAnsweringAgent' } & AnsweringAgentNamed['data'])
  | ({ readonly type: 'OpenAsNamedAgent' } & NamedAgentOpened['data'])
  /** Of an agent in whose place another one was named it changes nothing. */
  | ({ readonly type: 'DeclineAsNamedAgent' } & NamedAgentDeclined['data']);
