import type { Uuid } from '@covertrail/domain/kernel/event';
import type { VaultRecords } from './records.port.js';

/** What log-in knows of a user. Never an event: it can be changed and forgotten. */
export interface Credential {
  readonly userId: Uuid;
  /** argon2id, with its parameters. */
  readonly passwordHash: string;
  readonly passwordSetAt: string;
  /** Set for a password that somebody else chose: it must be changed before the first log-in succeeds. */
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

/**
 * Secrets and keys, outside the event log and its back-ups: credentials by HMAC of the e-mail, one data key per person,
 * the product's own secrets, made on first start, and records on which processes agree.
 */
export interface Vault extends VaultRecords {
  /** A product secret by name (`jwt`, `claims`), made of 32 random bytes the first time it is asked for. */
  secret(name: string): Promise<Buffer>;
  /** The person's data key, made the first time. Null once it was dropped: what it sealed is gone. */
  personKey(person: Uuid): Promise<Buffer | null>;
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
