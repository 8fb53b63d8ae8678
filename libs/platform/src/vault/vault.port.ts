import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { VaultRecords } from './records.port.js';
import { Refusal } from '../errors/refusal.js';

/** What log-in knows of a user. Never an event, because it can be changed and deleted. */
export interface Credential {
  readonly userId: Uuid;
  /** argon2id, with its parameters. */
  readonly passwordHash: string;
  readonly passwordSetAt: string;
  /** Hashes of the passwords before it that are not taken again, the latest first; absent where there is none. */
  readonly earlierHashes?: readonly string[];
  /** Set for a password that another person chose: it must be changed before the first log-in succeeds. */
  readonly mustChange: boolean;
}

/** A log-in that has not ended; its id is in every token that belongs to it. */
export interface Session {
  readonly sessionId: Uuid;
  readonly userId: Uuid;
  /** Null for an operator, who acts for no company. */
  readonly companyId: Uuid | null;
  /** Instant after which it has expired. */
  readonly endsAt: string;
  /** How it is used, for its person to read; absent where an older program began it. */
  readonly use?: SessionUse;
}

/** When a session began and was used last, and by what, in plain words; null where the browser does not say. */
export interface SessionUse {
  readonly startedAt: Instant;
  readonly lastUsedAt: Instant;
  readonly browser: string | null;
  readonly system: string | null;
}

/** One thing that a vault keeps, as JSON: keys are in base64. Sessions are left out, whoever was logged in logs in again. */
export type VaultEntry =
  | { readonly kind: 'secret'; readonly name: string; readonly value: string }
  /** Null: the key was dropped, and is never made again. */
  | { readonly kind: 'personKey'; readonly person: Uuid; readonly value: string | null }
  | { readonly kind: 'credential'; readonly emailHmac: string; readonly credential: Credential }
  | {
      readonly kind: 'record';
      readonly of: string;
      readonly id: string;
      readonly version: number;
      /** JSON. */
      readonly body: string;
      readonly dueAt: Instant | null;
      readonly endsAt: Instant | null;
    };

/** All that a vault keeps, for backups: whoever holds this opens everything. */
export interface VaultContents {
  contents(): AsyncIterable<VaultEntry>;
  /** Puts entries into a vault that has none of them; the same again changes nothing. */
  fill(entries: readonly VaultEntry[]): Promise<void>;
}

/** What was found in a vault before anything is written. */
export interface FoundVault {
  readonly belongsTo: string | null;
  /** Whether it holds a secret or a key of a person. */
  readonly holdsKeys: boolean;
  /** It holds credentials, and no secret by which it could find one: its secrets were lost. */
  readonly lacksSecrets: boolean;
}

/** The vault was written by newer code, and may hold what this code does not understand. */
export class VaultTooNew extends Refusal {
  override readonly name = 'VaultTooNew';
  constructor(found: number, supported: number) {
    super(`The vault has format ${found}, this program knows up to ${supported}: start a newer program`);
  }
}

/** A vault that belongs to no log creates no key: later it would be unknown what was sealed with it. */
export class VaultUnbound extends Error {
  override readonly name = 'VaultUnbound';
  constructor() {
    super('The vault belongs to no log: it makes no key');
  }
}

/** The vault never had a key of this person: it is another vault than the one under which the person's text was sealed, or an older copy of it. */
export class KeyMissing extends Error {
  override readonly name = 'KeyMissing';
  constructor(person: Uuid) {
    super(`The vault has no key of person ${person}`);
  }
}

/**
 * Secrets and keys, outside the event log and its back-ups: credentials by HMAC of the e-mail, one data key per person, the
 * product's own secrets, created at the first start, and records on which processes agree.
 */
export interface Vault extends VaultRecords, VaultContents {
  /** Id of the log that it belongs to; null while it belongs to none, and then it creates no secret and no key. */
  belongsTo(): Promise<string | null>;
  /** Binds a vault that belongs to no log to this one. Resolves with the log that it belongs to from then on, this or another. */
  giveTo(logId: string): Promise<string>;
  /**
   * A product secret by name (`jwt`, `claims`), 32 random bytes that are created at the first call; this process keeps what it was given.
   * Throws VaultUnbound.
   */
  secret(name: string): Promise<Buffer>;
  /** Secrets that this process was given and that are not stored any more: nobody else can open what was sealed by them. */
  lostSecrets(): Promise<readonly string[]>;
  /** The person's data key. Null once it was dropped: text sealed with it cannot be opened. Creates none: throws KeyMissing where there is none. */
  personKey(person: Uuid): Promise<Buffer | null>;
  /** The same for sealing: created the first time. Throws VaultUnbound. */
  makePersonKey(person: Uuid): Promise<Buffer | null>;
  dropPersonKey(person: Uuid): Promise<void>;
  credentialByEmail(emailHmac: string): Promise<Credential | null>;
  credentialOf(userId: Uuid): Promise<Credential | null>;
  /** Replaces the credential of the e-mail, even another user's. Throws for a user who has one under another e-mail. */
  saveCredential(emailHmac: string, credential: Credential): Promise<void>;
  openSession(session: Session): Promise<void>;
  session(sessionId: Uuid): Promise<Session | null>;
  /** Those of a user that have not ended, also expired ones until a sweep, in no particular order. */
  sessionsOf(userId: Uuid): Promise<readonly Session[]>;
  /** Notes that a session was used. One that has ended stays so, and one of an older program keeps no note. */
  noteUse(sessionId: Uuid, at: Instant): Promise<void>;
  endSession(sessionId: Uuid): Promise<void>;
  /** All sessions of a user: on a new password, or when the account is closed. */
  endSessionsOf(userId: Uuid): Promise<void>;
  /** Deletes the sessions that have expired by an instant. */
  sweepSessions(at: string): Promise<void>;
  close(): Promise<void>;
}
