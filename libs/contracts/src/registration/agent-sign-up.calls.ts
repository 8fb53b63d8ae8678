import { command } from '../calls/call.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type {
  ActivateAgencyDto,
  ActivateInAgencyDto,
  AgentLinkDto,
  JoinAgencyDto,
  SignUpAgencyDto,
  SignUpFromSystemDto,
} from './agent-sign-up.inputs.js';
import type { OpenedAgentLink, SignedUp, VerifiedEmail } from './registration.replies.js';

/** Replies the same for an address that has an account: its person gets a mail about it [A08]. */
export const signUpAgency = command<{ body: SignUpAgencyDto; reply: SignedUp }>()('POST', 'user/agent-signup', {
  open: true,
  status: 200,
});

/** The same from the system of the agency, HawkSoft or Sagitta. */
export const signUpFromSystem = command<{ body: SignUpFromSystemDto; reply: SignedUp }>()(
  'POST',
  'user/agent-signup/system',
  { open: true, status: 200 },
);

/** The logo of an agency that signs up; the form then cites it. A file that no form brings to its end is deleted after three days. */
export const uploadSignUpLogo = command<{ reply: UploadedFile }>()('POST', 'user/agent-signup/logo', {
  open: true,
  upload: 'logo',
  long: true,
});

/** The same for an agent who asks to join an agency; its primary contact decides once the address is proved. */
export const joinAgency = command<{ body: JoinAgencyDto; reply: SignedUp }>()('POST', 'user/agent-signup/join', {
  open: true,
  status: 200,
});

/** Who invited which address, before anybody signs up. A POST, so that no token stands in an address; it consumes nothing. */
export const openAgentLink = command<{ body: AgentLinkDto; reply: OpenedAgentLink }>()(
  'POST',
  'user/agent-signup/link',
  { open: true, status: 200, duringMaintenance: true },
);

/** Consumes the link, which proves the address: the agency and its first agent. */
export const activateAgency = command<{ body: ActivateAgencyDto; reply: VerifiedEmail }>()(
  'POST',
  'user/agent-signup/activate',
  { open: true, status: 200 },
);

/** Consumes the link: an agent who waits for the primary contact of an agency, or was invited there. */
export const activateInAgency = command<{ body: ActivateInAgencyDto; reply: VerifiedEmail }>()(
  'POST',
  'user/agent-signup/activate/join',
  { open: true, status: 200 },
);
