import type { PartnerKey } from '../fields/partners.js';
import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

/**
 * Someone asked to sign up with this address, or to have its mail again: a mail goes there. Until the address is proved by its link, the
 * names, the password and the company stand in the vault alone. `isTaken`: the address has an account, and its person is told instead.
 * `registrationId` stands for the address.
 */
export type SignUpRequested = DomainEvent<
  'SignUpRequested',
  {
    readonly registrationId: Uuid;
    /** One form that was sent; it keeps its id when its mail is sent again. */
    readonly signUpId: Uuid;
    readonly email: PersonalText;
    readonly isTaken: boolean;
    readonly requestedAt: Instant;
    /** Of an address that is taken: the company that its account may ask to join by the link of the mail [A09]. */
    readonly joinsId?: Uuid;
    /** By whose address the person came in: the links of the mail have its variant [A04]. */
    readonly partner?: PartnerKey;
  }
>;

/** The address was proved by the link of the mail: the person has an account, and founded the company or wants to join it. */
export type SignUpCompleted = DomainEvent<
  'SignUpCompleted',
  {
    readonly registrationId: Uuid;
    readonly signUpId: Uuid;
    readonly userId: Uuid;
    readonly companyId: Uuid;
    readonly founded: boolean;
  }
>;

export type RegistrationEvent = SignUpRequested | SignUpCompleted;

export const REGISTRATION_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  SignUpRequested: { person: 'registrationId', fields: ['email'] },
};

export type RegistrationCommand =
  | ({ readonly type: 'RequestSignUp' } & SignUpRequested['data'])
  | ({ readonly type: 'CompleteSignUp' } & Omit<SignUpCompleted['data'], 'registrationId'>);
