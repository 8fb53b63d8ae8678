import { randomBytes } from 'node:crypto';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Credential, Session, Vault } from '../vault.port.js';
import { VaultWithRecords } from '../vault-with-records.js';
import { InMemoryRecords } from './in-memory-records.js';

/** A vault that forgets: for specs of what uses one. */
export class InMemoryVault extends VaultWithRecords implements Vault {
  private readonly secrets = new Map<string, Buffer>();
  private readonly keys = new Map<Uuid, Buffer | null>();
  private readonly credentials = new Map<string, Credential>();
  private readonly sessions = new Map<Uuid, Session>();

  constructor() {
    super(new InMemoryRecords());
  }

  async secret(name: string): Promise<Buffer> {
    const secret = this.secrets.get(name) ?? randomBytes(32);
    this.secrets.set(name, secret);
    return secret;
  }

  async personKey(person: Uuid): Promise<Buffer | null> {
    if (!this.keys.has(person)) this.keys.set(person, randomBytes(32));
    return this.keys.get(person) ?? null;
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
    if (own && own !== this.credentials.get(emailHmac)) throw new Error('The user has a credential under another e-mail');
    this.credentials.set(emailHmac, credential);
  }

  async openSession(session: Session): Promise<void> {
    this.sessions.set(session.sessionId, session);
  }

  async session(sessionId: Uuid): Promise<Session | null> {
    return this.sessions.get(sessionId) ?? null;
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

  async close(): Promise<void> {}
}
