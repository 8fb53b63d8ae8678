import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** A key of a person, as the page Security lists it [A18]. */
export interface Passkey {
  readonly id: Uuid;
  readonly name: string;
  readonly addedAt: Instant;
  /** When it last opened a session; null where it never did. */
  readonly usedAt: Instant | null;
}

export interface Passkeys {
  /** The first that was added comes first. */
  readonly passkeys: readonly Passkey[];
}

/** What a browser needs to make a passkey, for five minutes; a challenge is valid once. */
export interface PasskeyOffer {
  /** In base64url, as the other ids here. */
  readonly challenge: string;
  readonly site: { readonly id: string; readonly name: string };
  readonly person: { readonly handle: string; readonly email: string; readonly name: string };
  /** The keys that the person has: a device that keeps one of them makes no second. */
  readonly credentialIds: readonly string[];
}

/** What a passkey signs to log in, for five minutes and once. */
export interface PasskeyChallenge {
  readonly challenge: string;
  readonly siteId: string;
}
