import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { PersonalFields, PersonalText } from '../kernel/personal.js';

export type UserRegistered = DomainEvent<'UserRegistered', {
  readonly userId: Uuid;
  readonly firstName: PersonalText;
  readonly lastName: PersonalText;
  readonly email: PersonalText;
  readonly phone?: PersonalText;
}>;
/** The new password itself is in the vault. */
export type PasswordChanged = DomainEvent<'PasswordChanged', { readonly userId: Uuid; readonly how: 'expired' | 'chosen' }>;

export type UserEvent = UserRegistered | PasswordChanged;

export const USER_PERSONAL: Readonly<Record<string, PersonalFields>> = {
  UserRegistered: { person: 'userId', fields: ['firstName', 'lastName', 'email', 'phone'] },
};

export type UserCommand =
  | ({ readonly type: 'RegisterUser' } & UserRegistered['data'])
  | { readonly type: 'ChangePassword'; readonly how: 'expired' | 'chosen' };
