import { command, query } from '../calls/call.js';
import type { UnlinkIdentityDto } from './own-identities.inputs.js';
import type { OwnIdentities } from './own-identities.replies.js';
import type { Said } from './session.replies.js';

/** By which single sign-on the account of who is logged in is opened [A05]. */
export const ownIdentities = query<{ reply: OwnIdentities }>()('user/identities', { needs: 'useAccount' });

/** It opens the account no longer, until it is linked anew. Refused where a company requires single sign-on. */
export const unlinkIdentity = command<{ body: UnlinkIdentityDto; reply: Said }>()('POST', 'user/identities/end', {
  needs: 'useAccount',
  status: 200,
});
