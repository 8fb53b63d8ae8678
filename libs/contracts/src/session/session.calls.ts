import { command, query } from '../calls/call.js';
import type { Captcha, DemoAccount, KeptAlive, LoginRecord, LogInReply, Said, UserDetails } from './session.replies.js';
import type { AuthenticateDto, CaptchaQueryDto, UpdatePasswordDto } from './session.inputs.js';

export const authenticate = command<{ body: AuthenticateDto; reply: LogInReply }>()('POST', 'authenticate', {
  open: true,
  status: 200,
  duringMaintenance: true,
});

/** A new one for each call; a log-in asks for it by a 422 about the field `captcha`. It is about no account, whatever it is asked with. */
export const captcha = query<{ query: CaptchaQueryDto; reply: Captcha }>()('captcha', { open: true });

/** Null where the browser has no session. */
export const renewToken = command<{ reply: LoginRecord | null }>()('POST', 'token/renew', {
  open: true,
  status: 200,
  duringMaintenance: true,
});

/** Says that the session lives, so that a page that nobody touches has a fresh token and hears of its end [A12]. */
export const keepAlive = query<{ reply: KeptAlive }>()('keep-alive', { needs: 'useAccount' });

export const logOut = command<{ reply: Said }>()('POST', 'logout', {
  needs: 'useAccount',
  status: 200,
  duringMaintenance: true,
});

/** With an id, which must be the caller. */
export const logOutById = query<{ reply: Said }>()('logout/:id', { needs: 'endCompanySession' });

export const userDetails = query<{ reply: UserDetails }>()('user/userdetails', { needs: 'useAccount' });

export const updatePassword = command<{ body: UpdatePasswordDto; reply: Said }>()('PUT', 'user/updatepassword', {
  open: true,
});

export const demoAccounts = query<{ reply: readonly DemoAccount[] }>()('demo/accounts', { open: true });
