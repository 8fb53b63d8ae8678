import type { Uuid } from '@covertrail/domain/kernel/event';

/** What log-in knows of a user. Never an event: it can be changed and forgotten. */
export interface Credential {
  readonly userId: Uuid;
  /** argon2id, with its parameters. */
  readonly passwordHash: string;
  readonly passwordSetAt: string;
  /** Raised to end all sessions of the user at once. */
  readonly sessionEpoch: number;
  readonly mustChange: boolean;
}

/**
 * Secrets and keys, outside the event log and its back-ups: credentials by HMAC of the e-mail, one data key per person,
 * and the product's own secrets, made on first start.
 */
export interface Vault {
  /** A product secret by name (`jwt`, `claims`), made of 32 random bytes the first time it is asked for. */
  secret(name: string): Promise<Buffer>;
  /** The person's data key, made the first time. Null once it was dropped: what it sealed is gone. */
  personKey(person: Uuid): Promise<Buffer | null>;
  dropPersonKey(person: Uuid): Promise<void>;
  credentialByEmail(emailHmac: string): Promise<Credential | null>;
  credentialOf(userId: Uuid): Promise<Credential | null>;
  saveCredential(emailHmac: string, credential: Credential): Promise<void>;
  close(): Promise<void>;
}
