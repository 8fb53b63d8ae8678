import { loginPassword, proofCode } from '@covertrail/domain/fields/account-fields';
import { logInChallenge } from '@covertrail/domain/fields/link-fields';
import { Fits } from '../inputs/fits.decorator.js';

/** POST user/second-factor: a code of the app that was offered [A17]. */
export class CodeDto {
  @Fits(proofCode) readonly code!: string;
}

/** POST authenticate/enroll/offer: the challenge of a log-in that needs an app [A18]. */
export class LogInChallengeDto {
  @Fits(logInChallenge) readonly challenge!: string;
}

/** POST authenticate/code and authenticate/enroll: the challenge of the log-in, and a code of the app or a recovery code [A17]. */
export class LogInCodeDto extends CodeDto {
  @Fits(logInChallenge) readonly challenge!: string;
}

/** The password once more, before something changes about how the person logs in. */
export class PasswordAgainDto {
  @Fits(loginPassword) readonly password!: string;
}
