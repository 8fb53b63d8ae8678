import type { Uuid } from '@covertrail/domain/kernel/event';
import type { VaultRecords } from './records.port.js';

/** What log-in knows of a user. Never an event: it can be changed and forgotten. */
export interface Credential {
  readonly userId: Uuid;
  /** argon2id, with its parameters. */
  readonly passwordHash: string;
  readonly passwordSetAt: string;
  /** Set for a password that someone else chose: it must be changed before the first log-in succeeds. */
  readonly mustChange: boolean;
}

/** A log-in that has not been ended; its id stands in every token that belongs to it. */
export interface Session {
  readonly sessionId: Uuid;
  readonly userId: Uuid;
  readonly companyId: Uuid;
  /** Instant after which it is dead without being ended. */
  readonly endsAt: string;
}

/** What a look at a vault finds before anything is written. */
export interface FoundVault {
  readonly belongsTo: string | null;
  /** Whether it holds a secret or a key of a person. */
  readonly holdsKeys: boolean;
}

/** The vault was written by newer code, which may mean things by it that this code does not know. */
export class VaultTooNew extends Error {
  override readonly name = 'VaultTooNew';
  constructor(found: number, known: number) {
    super(`The vault has format ${found}, this program knows up to ${known}: start a newer program`);
  }
}

/** A vault that belongs to no log makes no key: nobody could know later what was sealed with it. */
export class VaultUnbound extends Error {
  override readonly name = 'VaultUnbound';
  constructor() {
    super('The vault belongs to no log: it makes no key');
  }
}

/** The vault never had a key of this person: it is not the vault under which the person's text was sealed, or an older copy of it. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing';
  constructor(person: Uuid) {
    super(`The vault has no key of person ${person}`);
  }
}

/**
 * Secrets and keys, outside the event log and its back-ups: credentials by HMAC of the e-mail, one data key per person,
 * the product's own secrets, made on first start, and records on which processes agree.
 */
export interface Vault extends VaultRecords {
  /** Id of the log that it belongs to; null while it belongs to none, and then it makes no secret and no key. */
  belongsTo(): Promise<string | null>;
  /** Gives a vault that belongs to no log to this one. Resolves with the log that it belongs to from then on, this or another. */
  giveTo(logId: string): Promise<string>;
  /** A product secret by name (`jwt`, `claims`), made of 32 random bytes the first time it is asked for. Throws VaultUnbound. */
  secret(name: string): Promise<Buffer>;
  /** The person's data key. Null once it was dropped: what it sealed is gone. Makes none: throws KeyMissing where there is none. */
  personKey(person: Uuid): Promise<Buffer | null>;
  /** The same to seal with: made the first time. Throws VaultUnbound. */
  makePersonKey(person: Uuid): Promise<Buffer | null>;
  dropPersonKey(person: Uuid): Promise<void>;
  credentialByEmail(emailHmac: string): Promise<Credential | null>;
  credentialOf(userId: Uuid): Promise<Credential | null>;
  /** Replaces what was under the e-mail, also another user's. Throws for a user who has one under another e-mail. */
  saveCredential(emailHmac: string, credential: Credential): Promise<void>;
  openSession(session: Session): Promise<void>;
  session(sessionId: Uuid): Promise<Session | null>;
  endSession(sessionId: Uuid): Promise<void>;
  /** All sessions of a user: on a new password, or when the account is closed. */
  endSessionsOf(userId: Uuid): Promise<void>;
  /** Forgets the sessions that were dead by an instant. */
  sweepSessions(at: string): Promise<void>;
  close(): Promise<void>;
}
