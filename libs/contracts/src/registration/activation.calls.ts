import { command } from '../calls/call.js';
import type { ActivateAccountDto, ActivationLinkDto } from './activation.inputs.js';
import type { OpenedInvitation, SignedUp } from './registration.replies.js';

/** What the link of an invitation opens. A POST, so that no token stands in an address; it consumes nothing. */
export const openActivation = command<{ body: ActivationLinkDto; reply: OpenedInvitation }>()(
  'POST',
  'user/activation/link',
  { open: true, status: 200, duringMaintenance: true },
);

/** Consumes the link: a new account, which is active in the company at once [A09]. */
export const activateAccount = command<{ body: ActivateAccountDto; reply: SignedUp }>()('POST', 'user/activation', {
  open: true,
  status: 200,
});

/** Consumes the link: the account with this address has one company more. */
export const acceptInvitation = command<{ body: ActivationLinkDto; reply: SignedUp }>()(
  'POST',
  'user/activation/accept',
  { open: true, status: 200 },
);
