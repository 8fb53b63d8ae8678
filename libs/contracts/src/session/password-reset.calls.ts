import { command } from '../calls/call.js';
import type { PasswordLink, Said } from './session.replies.js';
import type { ForgotPasswordDto, PasswordLinkDto, ResetPasswordDto } from './session.inputs.js';

/** Sends a link to the address of an account. The reply is the same where there is none. */
export const forgotPassword = command<{ body: ForgotPasswordDto; reply: Said }>()('POST', 'user/resetpassword', {
  open: true,
  status: 200,
});

/** Whose password a link changes, before one is typed. Refused where the link opens nothing. */
export const checkPasswordLink = command<{ body: PasswordLinkDto; reply: PasswordLink }>()(
  'POST',
  'user/resetpassword/link',
  {
    open: true,
    status: 200,
    duringMaintenance: true,
  },
);

export const resetPassword = command<{ body: ResetPasswordDto; reply: Said }>()('POST', 'user/resetpassword/new', {
  open: true,
  status: 200,
});
