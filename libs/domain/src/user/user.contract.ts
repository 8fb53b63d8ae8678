import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

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
/** The new password itself is in the vault. */
export type PasswordChanged = DomainEvent<
  'PasswordChanged',
  { readonly userId: Uuid; readonly how: 'expired' | 'chosen' }
>;

/** Someone elsewhere entered wrong passwords for this account again and again. At most one event a day. */
export type PasswordsTried = DomainEvent<'PasswordsTried', { readonly userId: Uuid }>;

/** The account may open the operator's page. Only an account without a company ever may. */
export type OperatorAppointed = DomainEvent<'OperatorAppointed', { readonly userId: Uuid }>;
/** It no longer may: its sessions end with their next request. */
export type OperatorDismissed = DomainEvent<'OperatorDismissed', { readonly userId: Uuid }>;

export type UserEvent = UserRegistered | PasswordChanged | PasswordsTried | OperatorAppointed | OperatorDismissed;

export const USER_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  UserRegistered: { person: 'userId', fields: ['firstName', 'lastName', 'email', 'phone'] },
};

export type UserCommand =
  | ({ readonly type: 'RegisterUser' } & UserRegistered['data'])
  | { readonly type: 'ChangePassword'; readonly how: 'expired' | 'chosen' }
  | { readonly type: 'ReportTriedPasswords' }
  /** A new account without a company, or the account of an operator who was dismissed. */
  | ({ readonly type: 'AppointOperator' } & UserRegistered['data'])
  | { readonly type: 'DismissOperator' };
