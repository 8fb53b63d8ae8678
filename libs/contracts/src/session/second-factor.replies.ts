import type { Instant } from '@covertrail/domain/kernel/event';
import type { LogInReply } from './session.replies.js';

/** What the person has besides a password [A17]. */
export interface SecondFactorState {
  /** Null without an app. */
  readonly since: Instant | null;
  /** Recovery codes that were not used; 0 without an app. */
  readonly codesLeft: number;
  /** Names of the person's companies that require an app: it cannot be turned off meanwhile [A18]. */
  readonly requiredBy: readonly string[];
}

/** What an authenticator app needs to know, for ten minutes: the secret in base32, and the address that a QR code shows. */
export interface AuthenticatorOffer {
  readonly secret: string;
  readonly address: string;
}

/** Shown once: the product keeps only their hashes. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/** The app is on, and the log-in goes on. */
export interface Enrolled extends RecoveryCodes {
  readonly next: LogInReply;
}
