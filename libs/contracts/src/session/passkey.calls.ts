import { command, query } from '../calls/call.js';
import type { AddPasskeyDto, PasskeyLogInDto, RemovePasskeyDto } from './passkey.inputs.js';
import type { Passkey, PasskeyChallenge, PasskeyOffer, Passkeys } from './passkey.replies.js';
import type { PasswordAgainDto } from './second-factor.inputs.js';
import type { LogInReply, Said } from './session.replies.js';

const OF_LOG_IN = { open: true, status: 200, duringMaintenance: true } as const;
const OF_PERSON = { needs: 'useAccount', status: 200 } as const;

/** The passkeys of who is logged in [A18]. */
export const ownPasskeys = query<{ reply: Passkeys }>()('user/passkeys', { needs: 'useAccount' });

/** Nothing changes before the browser has made a key. */
export const offerPasskey = command<{ body: PasswordAgainDto; reply: PasskeyOffer }>()(
  'POST',
  'user/passkeys/offer',
  OF_PERSON,
);

export const addPasskey = command<{ body: AddPasskeyDto; reply: Passkey }>()('POST', 'user/passkeys', OF_PERSON);

export const removePasskey = command<{ body: RemovePasskeyDto; reply: Said }>()('POST', 'user/passkeys/end', OF_PERSON);

/** The same for everybody: it says nothing about accounts. */
export const beginPasskeyLogIn = command<{ reply: PasskeyChallenge }>()(
  'POST',
  'authenticate/passkey/begin',
  OF_LOG_IN,
);

export const logInByPasskey = command<{ body: PasskeyLogInDto; reply: LogInReply }>()(
  'POST',
  'authenticate/passkey',
  OF_LOG_IN,
);
