import { command, query } from '../calls/call.js';
import type { CodeDto, LogInChallengeDto, LogInCodeDto, PasswordAgainDto } from './second-factor.inputs.js';
import type { AuthenticatorOffer, Enrolled, RecoveryCodes, SecondFactorState } from './second-factor.replies.js';
import type { LogInReply, Said } from './session.replies.js';

const OF_LOG_IN = { open: true, status: 200, duringMaintenance: true } as const;
const OF_PERSON = { needs: 'useAccount', status: 200 } as const;

/** Answers a log-in that asks for a code [A17]. */
export const logInByCode = command<{ body: LogInCodeDto; reply: LogInReply }>()('POST', 'authenticate/code', OF_LOG_IN);

/** What a person sets up whose company requires an app, and who has none [A18]. */
export const offerEnrollment = command<{ body: LogInChallengeDto; reply: AuthenticatorOffer }>()(
  'POST',
  'authenticate/enroll/offer',
  OF_LOG_IN,
);

export const enroll = command<{ body: LogInCodeDto; reply: Enrolled }>()('POST', 'authenticate/enroll', OF_LOG_IN);

export const secondFactorState = query<{ reply: SecondFactorState }>()('user/second-factor', { needs: 'useAccount' });

/** Nothing changes before a code of the app came back. */
export const offerAuthenticatorApp = command<{ body: PasswordAgainDto; reply: AuthenticatorOffer }>()(
  'POST',
  'user/second-factor/offer',
  OF_PERSON,
);

export const enableSecondFactor = command<{ body: CodeDto; reply: RecoveryCodes }>()(
  'POST',
  'user/second-factor',
  OF_PERSON,
);

/** Those before open nothing any more. */
export const renewRecoveryCodes = command<{ body: PasswordAgainDto; reply: RecoveryCodes }>()(
  'POST',
  'user/second-factor/codes',
  OF_PERSON,
);

export const disableSecondFactor = command<{ body: PasswordAgainDto; reply: Said }>()(
  'POST',
  'user/second-factor/end',
  OF_PERSON,
);
