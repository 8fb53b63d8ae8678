import { randomBytes } from 'node:crypto';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { KeyMissing, VaultUnbound, type Credential, type Session, type Vault, type VaultEntry } from '../vault.port.js';
import { VaultWithRecords } from '../vault-with-records.js';
import { InMemoryRecords } from './in-memory-records.js';

/** A vault in memory, for specs of what uses one. */
export class InMemoryVault extends VaultWithRecords implements Vault {
  private readonly secrets = new Map<string, Buffer>();
  private readonly keys = new Map<Uuid, Buffer | null>();
  private readonly credentials = new Map<string, Credential>();
  private readonly sessions = new Map<Uuid, Session>();

  /** Belongs to a log of its own unless stated otherwise. */
  constructor(
    private log: string | null = 'a log',
    private readonly inMemory = new InMemoryRecords(),
  ) {
    super(inMemory);
  }

  async belongsTo(): Promise<string | null> {
    return this.log;
  }

  async giveTo(logId: string): Promise<string> {
    return (this.log ??= logId);
  }

  async secret(name: string): Promise<Buffer> {
    const secret = this.secrets.get(name) ?? this.newKey();
    this.secrets.set(name, secret);
    return secret;
  }

  async lostSecrets(): Promise<readonly string[]> {
    return [];
  }

  async personKey(person: Uuid): Promise<Buffer | null> {
    const key = this.keys.get(person);
    if (key === undefined) throw new KeyMissing(person);
    return key;
  }

  async makePersonKey(person: Uuid): Promise<Buffer | null> {
    if (!this.keys.has(person)) this.keys.set(person, this.newKey());
    return this.personKey(person);
  }

  async dropPersonKey(person: Uuid): Promise<void> {
    this.keys.set(person, null);
  }

  async credentialByEmail(emailHmac: string): Promise<Credential | null> {
    return this.credentials.get(emailHmac) ?? null;
  }

  async credentialOf(userId: Uuid): Promise<Credential | null> {
    return [...this.credentials.values()].find((credential) => credential.userId === userId) ?? null;
  }

  async saveCredential(emailHmac: string, credential: Credential): Promise<void> {
    const own = await this.credentialOf(credential.userId);
    if (own && own !== this.credentials.get(emailHmac))
      throw new Error('The user has a credential under another e-mail');
    this.credentials.set(emailHmac, credential);
  }

  async openSession(session: Session): Promise<void> {
    this.sessions.set(session.sessionId, session);
  }

  async session(sessionId: Uuid): Promise<Session | null> {
    return this.sessions.get(sessionId) ?? null;
  }

  async sessionsOf(userId: Uuid): Promise<readonly Session[]> {
    return [...this.sessions.values()].filter((session) => session.userId === userId);
  }

  async noteUse(sessionId: Uuid, at: Instant): Promise<void> {
    const session = this.sessions.get(sessionId);
    if (session?.use) this.sessions.set(sessionId, { ...session, use: { ...session.use, lastUsedAt: at } });
  }

  async endSession(sessionId: Uuid): Promise<void> {
    this.sessions.delete(sessionId);
  }

  async endSessionsOf(userId: Uuid): Promise<void> {
    for (const [id, session] of this.sessions) if (session.userId === userId) this.sessions.delete(id);
  }

  async sweepSessions(at: string): Promise<void> {
    for (const [id, { endsAt }] of this.sessions) if (endsAt <= at) this.sessions.delete(id);
  }

  async *contents(): AsyncGenerator<VaultEntry> {
    for (const [name, value] of this.secrets) yield { kind: 'secret', name, value: value.toString('base64') };
    for (const [person, value] of this.keys)
      yield { kind: 'personKey', person, value: value && value.toString('base64') };
    for (const [emailHmac, credential] of this.credentials) yield { kind: 'credential', emailHmac, credential };
    yield* this.inMemory.contents();
  }

  async fill(entries: readonly VaultEntry[]): Promise<void> {
    for (const entry of entries) {
      if (entry.kind === 'secret') this.secrets.set(entry.name, Buffer.from(entry.value, 'base64'));
      else if (entry.kind === 'personKey')
        this.keys.set(entry.person, entry.value === null ? null : Buffer.from(entry.value, 'base64'));
      else if (entry.kind === 'credential') this.credentials.set(entry.emailHmac, entry.credential);
      else this.inMemory.fill(entry);
    }
  }

  async close(): Promise<void> {}

  private newKey(): Buffer {
    if (this.log === null) throw new VaultUnbound();
    return randomBytes(32);
  }
}
