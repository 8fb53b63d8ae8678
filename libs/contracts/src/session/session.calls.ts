import { command, query } from '../calls/call.js';
import type { DemoAccount, LoginRecord, Said, UserDetails } from './session.replies.js';

/** E-mail and password of a person. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Accepted and ignored. */
  readonly captcha?: string;
}

/** The new password, twice, and the old one as proof. */
export interface PasswordUpdate {
  readonly email: string;
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export const authenticate = command<{ body: Credentials; reply: LoginRecord }>()('POST', 'authenticate', {
  open: true,
  status: 200,
});

/** Null where the browser has no session. */
export const renewToken = command<{ reply: LoginRecord | null }>()('POST', 'token/renew', { open: true, status: 200 });

export const logOut = command<{ reply: Said }>()('POST', 'logout', { needs: 'useAccount', status: 200 });

/** The specification's form of the call: the id must be the caller. */
export const logOutById = query<{ reply: Said }>()('logout/:id', { needs: 'endCompanySession' });

export const userDetails = query<{ reply: UserDetails }>()('user/userdetails', { needs: 'useAccount' });

export const updatePassword = command<{ body: PasswordUpdate; reply: Said }>()('PUT', 'user/updatepassword', {
  open: true,
});

export const demoAccounts = query<{ reply: readonly DemoAccount[] }>()('demo/accounts', { open: true });
