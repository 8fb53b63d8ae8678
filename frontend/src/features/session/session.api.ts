/** What the calls of this feature answer (spec 1 section 3); roles in the specification's words. */
export interface LoginRecord {
  readonly id: string;
  readonly role: string;
  readonly roles: readonly string[];
  readonly jwt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly timeZone: string;
}

export interface UserDetails {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly company: { readonly id: string; readonly name: string; readonly timeZone: string; readonly primaryContact: boolean };
}

/** One account of the demo world, with its password on purpose. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: string;
  readonly company: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface PasswordUpdate extends Credentials {
  readonly oldPassword: string;
  readonly confirmPassword: string;
}
