import { chmodSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { useWriteAheadLog } from '../sqlite/write-ahead-log.js';
import { RECORDS_SCHEMA, SqliteRecords } from './sqlite-records.js';
import type { Credential, Session, Vault } from './vault.port.js';
import { VaultWithRecords } from './vault-with-records.js';

const SCHEMA = `
  PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS person_keys (person TEXT PRIMARY KEY, value BLOB) STRICT;
  CREATE TABLE IF NOT EXISTS credentials (email_hmac TEXT PRIMARY KEY, user_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (session_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_of_user ON sessions (user_id);
  CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (body ->> '$.endsAt');
`;
const KEY_BYTES = 32;

/** The vault of a single machine: one SQLite file that only its owner may read. */
export class SqliteVault extends VaultWithRecords implements Vault {
  private readonly db: InstanceType<typeof DatabaseSync>;

  constructor(file: string) {
    const db = new DatabaseSync(file);
    super(new SqliteRecords(db));
    this.db = db;
    useWriteAheadLog(this.db);
    this.db.exec(SCHEMA);
    this.db.exec(RECORDS_SCHEMA);
    chmodSync(file, 0o600);
  }

  async secret(name: string): Promise<Buffer> {
    this.db.prepare('INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING').run(name, randomBytes(KEY_BYTES));
    return asBuffer(this.db.prepare('SELECT value FROM secrets WHERE name = ?').get(name))!;
  }

  /** A dropped key stays as an empty row, so that it is never made again. */
  async personKey(person: Uuid): Promise<Buffer | null> {
    this.db.prepare('INSERT INTO person_keys VALUES (?, ?) ON CONFLICT DO NOTHING').run(person, randomBytes(KEY_BYTES));
    return asBuffer(this.db.prepare('SELECT value FROM person_keys WHERE person = ?').get(person));
  }

  async dropPersonKey(person: Uuid): Promise<void> {
    this.db.prepare('INSERT INTO person_keys VALUES (?, NULL) ON CONFLICT DO UPDATE SET value = NULL').run(person);
  }

  async credentialByEmail(emailHmac: string): Promise<Credential | null> {
    return parsed<Credential>(this.db.prepare('SELECT body FROM credentials WHERE email_hmac = ?').get(emailHmac));
  }

  async credentialOf(userId: Uuid): Promise<Credential | null> {
    return parsed<Credential>(this.db.prepare('SELECT body FROM credentials WHERE user_id = ?').get(userId));
  }

  async saveCredential(emailHmac: string, credential: Credential): Promise<void> {
    this.db
      .prepare(`
        INSERT INTO credentials VALUES (?, ?, ?)
        ON CONFLICT (email_hmac) DO UPDATE SET user_id = excluded.user_id, body = excluded.body
      `)
      .run(emailHmac, credential.userId, JSON.stringify(credential));
  }

  async openSession(session: Session): Promise<void> {
    this.db.prepare('INSERT INTO sessions VALUES (?, ?, ?)').run(session.sessionId, session.userId, JSON.stringify(session));
  }

  async session(sessionId: Uuid): Promise<Session | null> {
    return parsed<Session>(this.db.prepare('SELECT body FROM sessions WHERE session_id = ?').get(sessionId));
  }

  async endSession(sessionId: Uuid): Promise<void> {
    this.db.prepare('DELETE FROM sessions WHERE session_id = ?').run(sessionId);
  }

  async endSessionsOf(userId: Uuid): Promise<void> {
    this.db.prepare('DELETE FROM sessions WHERE user_id = ?').run(userId);
  }

  async sweepSessions(at: string): Promise<void> {
    this.db.prepare("DELETE FROM sessions WHERE body ->> '$.endsAt' <= ?").run(at);
  }

  async close(): Promise<void> {
    this.db.close();
  }
}

function asBuffer(row: unknown): Buffer | null {
  const value = (row as { value: Uint8Array | null } | undefined)?.value;
  return value ? Buffer.from(value) : null;
}

function parsed<Value>(row: unknown): Value | null {
  return row ? (JSON.parse((row as { body: string }).body) as Value) : null;
}
