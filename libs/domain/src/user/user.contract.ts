import type { PartnerKey } from '../fields/partners.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { CitedFile } from '../kernel/cited-file.js';
import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';
import type { ActingFor } from '../rights/principal.js';

export type UserRegistered = DomainEvent<
  'UserRegistered',
  {
    readonly userId: Uuid;
    readonly firstName: PersonalText;
    readonly lastName: PersonalText;
    readonly email: PersonalText;
    readonly phone?: PersonalText;
  }
>;
/** The person changed their own name or phone number [I01]. All of them as they are from then on; no phone where none is given. */
export type UserProfileChanged = DomainEvent<
  'UserProfileChanged',
  Pick<UserRegistered['data'], 'userId' | 'firstName' | 'lastName' | 'phone'>
>;

/** `chosen`: who entered the password before. `reset`: who has the link of a mail to the account's address [A10]. */
type HowChanged = 'expired' | 'chosen' | 'reset';

/** The new password itself is in the vault. */
export type PasswordChanged = DomainEvent<'PasswordChanged', { readonly userId: Uuid; readonly how: HowChanged }>;

/** Someone asked for a link to choose a new password. It is sent to the address of the account, whoever asked [A10]. */
export type PasswordResetRequested = DomainEvent<
  'PasswordResetRequested',
  {
    readonly userId: Uuid;
    readonly requestedAt: Instant;
    /** By whose address the person came in: the link of the mail has its variant [A04]. */
    readonly partner?: PartnerKey;
  }
>;

/** An account as a provider of single sign-on knows it: the provider's address, and a keyed hash of its name for the person [A05]. */
export interface Identity {
  readonly issuer: string;
  readonly subjectHash: string;
}

/**
 * Who signs on there opens this account from then on. `verifiedEmail`: the provider had verified the account's e-mail. `mail`: it had not, and
 * the person confirmed it by the link of a mail.
 */
export type IdentityLinked = DomainEvent<
  'IdentityLinked',
  Identity & { readonly userId: Uuid; readonly how: 'verifiedEmail' | 'mail' }
>;
/** The person unlinked it: it opens the account no longer, until it is linked anew [A05]. */
export type IdentityUnlinked = DomainEvent<'IdentityUnlinked', Identity & { readonly userId: Uuid }>;

/** Someone signed on with the e-mail of this account, which the provider had not verified: the account is asked by mail. */
export type IdentityLinkRequested = DomainEvent<
  'IdentityLinkRequested',
  Identity & { readonly userId: Uuid; readonly requestedAt: Instant }
>;

/** Someone elsewhere entered wrong passwords for this account again and again. At most one event a day. */
export type PasswordsTried = DomainEvent<'PasswordsTried', { readonly userId: Uuid }>;

/** Someone who has the password entered wrong codes again and again. At most one event a day [A17]. */
export type CodesTried = DomainEvent<'CodesTried', { readonly userId: Uuid }>;
/** A secret that continues a session was sent again after it was used up, so that a copy of it is likely: the session was ended [A17]. */
export type RenewalReused = DomainEvent<'RenewalReused', { readonly userId: Uuid }>;

/** The account was opened in a browser in which it never was before; the vault says of the session which browser that is, and when [A17]. */
export type NewBrowserUsed = DomainEvent<'NewBrowserUsed', { readonly userId: Uuid; readonly sessionId: Uuid }>;

/** What proves a log-in besides the password [A17]. */
export type SecondFactor = 'authenticatorApp';

/** The password alone opens no session any more. The secret that both sides know is in the vault [A17]. */
export type SecondFactorEnabled = DomainEvent<
  'SecondFactorEnabled',
  { readonly userId: Uuid; readonly kind: SecondFactor }
>;
export type SecondFactorDisabled = DomainEvent<'SecondFactorDisabled', SecondFactorEnabled['data']>;
/** There are new recovery codes, and those before open nothing any more. */
export type RecoveryCodesRenewed = DomainEvent<'RecoveryCodesRenewed', { readonly userId: Uuid }>;
/** A session was opened by a recovery code in place of a code of the app; so many are left. */
export type RecoveryCodeUsed = DomainEvent<'RecoveryCodeUsed', { readonly userId: Uuid; readonly left: number }>;

/** A key with which the person logs in without a password. Its name and its public half are in the vault [A18]. */
export type PasskeyAdded = DomainEvent<'PasskeyAdded', { readonly userId: Uuid; readonly passkeyId: Uuid }>;
export type PasskeyRemoved = DomainEvent<'PasskeyRemoved', PasskeyAdded['data']>;

/** The account may open the operator's page. Only an account without a company ever may. */
export type OperatorAppointed = DomainEvent<'OperatorAppointed', { readonly userId: Uuid }>;
/** It no longer may: its sessions end with their next request. */
export type OperatorDismissed = DomainEvent<'OperatorDismissed', { readonly userId: Uuid }>;

/** What the product shows by itself until the person dismisses it: the tour of a role [B08], and the checklist of a new company [B09]. */
export const GUIDES = ['tour', 'firstSteps', 'epicPlugin'] as const;
export type Guide = (typeof GUIDES)[number];

/** A guide that a person dismissed, acting so for a company. */
export interface DismissedGuide {
  readonly guide: Guide;
  readonly companyId: Uuid;
  readonly role: ActingFor;
}

/** The person has seen a guide to its end or put it away, for one role: it is not shown to them again by itself, in any browser. */
export type GuideDismissed = DomainEvent<'GuideDismissed', DismissedGuide & { readonly userId: Uuid }>;

/**
 * What comes by mail besides the notice in the menu, by its meaning, until the person stops it: a request for proof of insurance, the reminder
 * of one, what an insured lacks, an agency that asks to represent the company, and someone who asks to join it [A16]. Every other mail is always sent.
 */
export const NOTICE_MAILS = ['requests', 'reminders', 'renewals', 'plans', 'agencies', 'people'] as const;
export type NoticeMail = (typeof NOTICE_MAILS)[number];

/** The person chose whether this kind comes by mail too: on the page of the profile, or by the link of such a mail. */
export type NoticeMailChosen = DomainEvent<
  'NoticeMailChosen',
  { readonly userId: Uuid; readonly notice: NoticeMail; readonly byMail: boolean; readonly how: 'profile' | 'link' }
>;
/** The picture that stands beside the name of the person [I01]. */
export type UserPhotoChanged = DomainEvent<'UserPhotoChanged', { readonly userId: Uuid; readonly photo: CitedFile }>;
export type UserPhotoRemoved = DomainEvent<'UserPhotoRemoved', { readonly userId: Uuid }>;

/** Moments are shown to the person in this time zone, an IANA name; null: in that of the company [I01]. */
export type TimeZoneChosen = DomainEvent<'TimeZoneChosen', { readonly userId: Uuid; readonly timeZone: string | null }>;

/** The license agreements, by who agrees. The version is the day on which the text was last revised. */
export const AGREEMENTS = { user: '2026-11-28', agent: '2026-11-28' } as const;
export type Agreement = keyof typeof AGREEMENTS;

/** The person agreed to a version of a license agreement [A07]. */
export type TermsAccepted = DomainEvent<
  'TermsAccepted',
  { readonly userId: Uuid; readonly agreement: Agreement; readonly version: CalendarDate; readonly acceptedAt: Instant }
>;

export type UserEvent =
  | UserRegistered
  | TermsAccepted
  | UserProfileChanged
  | PasswordChanged
  | PasswordResetRequested
  | PasswordsTried
  | CodesTried
  | RenewalReused
  | NewBrowserUsed
  | SecondFactorEnabled
  | SecondFactorDisabled
  | RecoveryCodesRenewed
  | RecoveryCodeUsed
  | PasskeyAdded
  | PasskeyRemoved
  | IdentityLinked
  | IdentityUnlinked
  | IdentityLinkRequested
  | OperatorAppointed
  | OperatorDismissed
  | GuideDismissed
  | NoticeMailChosen
  | TimeZoneChosen
  | UserPhotoChanged
  | UserPhotoRemoved;

export const USER_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  UserRegistered: { person: 'userId', fields: ['firstName', 'lastName', 'email', 'phone'] },
  UserProfileChanged: { person: 'userId', fields: ['firstName', 'lastName', 'phone'] },
};

/** What changes how the person proves at a log-in who it is, besides the password. */
export type ProofCommand =
  | { readonly type: 'EnableSecondFactor' | 'DisableSecondFactor'; readonly kind: SecondFactor }
  | { readonly type: 'RenewRecoveryCodes' }
  | { readonly type: 'UseRecoveryCode'; readonly left: number }
  | { readonly type: 'AddPasskey' | 'RemovePasskey'; readonly passkeyId: Uuid };

/** What changes which identities of single sign-on open the account. */
export type IdentityCommand =
  | ({ readonly type: 'LinkIdentity' } & Omit<IdentityLinked['data'], 'userId'>)
  | ({ readonly type: 'RequestIdentityLink'; readonly at: Instant } & Identity)
  | { readonly type: 'UnlinkIdentity'; readonly issuer: string };

/** Reports that somebody else may be trying to get into the account. */
export interface AlarmCommand {
  readonly type: 'ReportTriedPasswords' | 'ReportTriedCodes' | 'ReportReusedRenewal';
}

/** What the person chose for itself alone. */
export type ChoiceCommand =
  | ({ readonly type: 'ChooseNoticeMail' } & Omit<NoticeMailChosen['data'], 'userId'>)
  | ({ readonly type: 'ChooseTimeZone' } & Omit<TimeZoneChosen['data'], 'userId'>)
  | ({ readonly type: 'ChoosePhoto' } & Omit<UserPhotoChanged['data'], 'userId'>)
  | { readonly type: 'RemovePhoto' };

export type UserCommand =
  | { readonly type: 'ReportNewBrowser'; readonly sessionId: Uuid }
  | AlarmCommand
  | ChoiceCommand
  | ProofCommand
  | IdentityCommand
  | ({ readonly type: 'RegisterUser' } & UserRegistered['data'])
  | ({ readonly type: 'ChangeProfile' } & Omit<UserProfileChanged['data'], 'userId'>)
  | { readonly type: 'ChangePassword'; readonly how: HowChanged }
  | { readonly type: 'RequestPasswordReset'; readonly at: Instant; readonly partner?: PartnerKey }
  | ({ readonly type: 'AcceptTerms' } & Omit<TermsAccepted['data'], 'userId'>)
  | ({ readonly type: 'DismissGuide' } & DismissedGuide)
  /** A new account without a company, or the account of an operator who was dismissed. */
  | ({ readonly type: 'AppointOperator' } & UserRegistered['data'])
  | { readonly type: 'DismissOperator' };
