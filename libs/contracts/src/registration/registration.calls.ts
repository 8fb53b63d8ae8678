import { command } from '../calls/call.js';
import type { Said } from '../session/session.replies.js';
import type { EmailLookUpDto, ResendVerificationDto, SignUpDto, VerifyEmailDto } from './registration.inputs.js';
import type { EmailLookUp, SignedUp, VerifiedEmail } from './registration.replies.js';

/** A POST, so that no address stands in an address [A07]. It replies the same whether or not the address has an account. */
export const lookUpEmail = command<{ body: EmailLookUpDto; reply: EmailLookUp }>()('POST', 'user/lookup', {
  open: true,
  status: 200,
});

/** Replies the same for an address that has an account: its person gets a mail about it. */
export const signUp = command<{ body: SignUpDto; reply: SignedUp }>()('POST', 'user/signup', {
  open: true,
  status: 200,
});

/** Consumes the link of the mail, and makes company and account. */
export const verifyEmail = command<{ body: VerifyEmailDto; reply: VerifiedEmail }>()(
  'POST',
  'user/verification-user/email',
  { open: true, status: 200 },
);

/** Replies the same whether or not somebody waits to be verified with this address. */
export const resendVerification = command<{ body: ResendVerificationDto; reply: Said }>()(
  'POST',
  'user/verification-user/resend',
  { open: true, status: 200 },
);
