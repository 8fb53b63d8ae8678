import { chmodSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { formatOf, sayFormat } from '../sqlite/file-format.js';
import { FileDamaged, opening } from '../sqlite/file-trouble.js';
import { lookInside } from '../sqlite/look-inside.js';
import { closeFolded, useWriteAheadLog } from '../sqlite/write-ahead-log.js';
import { RECORDS_SCHEMA, SqliteRecords } from './sqlite-records.js';
import { SqliteVaultContents } from './sqlite-vault-contents.js';
import {
  KeyMissing,
  VaultTooNew,
  VaultUnbound,
  type VaultEntry,
  type Credential,
  type FoundVault,
  type Session,
  type Vault,
} from './vault.port.js';
import { VaultWithRecords } from './vault-with-records.js';

const SCHEMA = `
  PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS belongs_to (id INTEGER PRIMARY KEY CHECK (id = 1), log TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS person_keys (person TEXT PRIMARY KEY, value BLOB) STRICT;
  CREATE TABLE IF NOT EXISTS credentials (email_hmac TEXT PRIMARY KEY, user_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (session_id TEXT PRIMARY KEY, user_id TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_of_user ON sessions (user_id);
  CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (body ->> '$.endsAt');
`;
const SECRET = 'SELECT value FROM secrets WHERE name = ?';
const PERSON_KEY = 'SELECT value FROM person_keys WHERE person = ?';
const KEY_BYTES = 32;
/** Raised when older code can no longer read a vault of this code. Vaults without a format are of format 1. */
const FORMAT = 1;

/** The vault of a single machine: one SQLite file that only its owner may read. Throws VaultTooNew, FileDamaged and FileNotGiven. */
export class SqliteVault extends VaultWithRecords implements Vault {
  private readonly db: DatabaseSyncInstance;
  private readonly cachedSecrets = new Map<string, Buffer>();

  constructor(file: string) {
    vaultIn(file);
    const db = opening(file, () => openPrivately(file));
    super(new SqliteRecords(db));
    this.db = db;
  }

  async belongsTo(): Promise<string | null> {
    return ownerIn(this.db);
  }

  async giveTo(logId: string): Promise<string> {
    this.db.prepare('INSERT INTO belongs_to VALUES (1, ?) ON CONFLICT DO NOTHING').run(logId);
    return ownerIn(this.db) ?? logId;
  }

  async secret(name: string): Promise<Buffer> {
    const secret = this.cachedSecrets.get(name) ?? this.keyOf(SECRET, name) ?? this.made('secrets', name);
    if (!secret) throw new Error(`The secret ${name} is stored without a value`);
    this.cachedSecrets.set(name, secret);
    return secret;
  }

  async lostSecrets(): Promise<readonly string[]> {
    return [...this.cachedSecrets].flatMap(([name, secret]) =>
      this.keyOf(SECRET, name)?.equals(secret) ? [] : [name],
    );
  }

  async personKey(person: Uuid): Promise<Buffer | null> {
    const key = this.keyOf(PERSON_KEY, person);
    if (key === undefined) throw new KeyMissing(person);
    return key;
  }

  /** A dropped key stays as an empty row, so that it is never created again. */
  async makePersonKey(person: Uuid): Promise<Buffer | null> {
    const key = this.keyOf(PERSON_KEY, person);
    return key === undefined ? this.made('person_keys', person) : key;
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
      .prepare(
        `
        INSERT INTO credentials VALUES (?, ?, ?)
        ON CONFLICT (email_hmac) DO UPDATE SET user_id = excluded.user_id, body = excluded.body
      `,
      )
      .run(emailHmac, credential.userId, JSON.stringify(credential));
  }

  async openSession(session: Session): Promise<void> {
    this.db
      .prepare('INSERT INTO sessions VALUES (?, ?, ?)')
      .run(session.sessionId, session.userId, JSON.stringify(session));
  }

  async session(sessionId: Uuid): Promise<Session | null> {
    return parsed<Session>(this.db.prepare('SELECT body FROM sessions WHERE session_id = ?').get(sessionId));
  }

  async sessionsOf(userId: Uuid): Promise<readonly Session[]> {
    const rows = this.db.prepare('SELECT body FROM sessions WHERE user_id = ?').all(userId);
    return rows.flatMap((row) => parsed<Session>(row) ?? []);
  }

  async noteUse(sessionId: Uuid, at: Instant): Promise<void> {
    this.db
      .prepare(
        "UPDATE sessions SET body = json_set(body, '$.use.lastUsedAt', ?) WHERE session_id = ? AND body ->> '$.use' IS NOT NULL",
      )
      .run(at, sessionId);
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

  contents(): AsyncIterable<VaultEntry> {
    return new SqliteVaultContents(this.db).contents();
  }

  fill(entries: readonly VaultEntry[]): Promise<void> {
    return new SqliteVaultContents(this.db).fill(entries);
  }

  async close(): Promise<void> {
    closeFolded(this.db);
  }

  /** Undefined where there is none, null where it was dropped. */
  private keyOf(select: string, name: string): Buffer | null | undefined {
    const row = this.db.prepare(select).get(name) as { readonly value: Uint8Array | null } | undefined;
    return row && row.value && Buffer.from(row.value);
  }

  private made(table: 'secrets' | 'person_keys', name: string): Buffer | null {
    const made = `INSERT INTO ${table} SELECT ?, ? WHERE EXISTS (SELECT 1 FROM belongs_to) ON CONFLICT DO NOTHING`;
    this.db.prepare(made).run(name, randomBytes(KEY_BYTES));
    const key = this.keyOf(table === 'secrets' ? SECRET : PERSON_KEY, name);
    if (key === undefined) throw new VaultUnbound();
    return key;
  }
}

/** What a file says of the vault in it, without being changed; null where there is no vault. Throws VaultTooNew. */
export const vaultIn = (file: string): FoundVault | null =>
  lookInside(file, (db) => {
    refuseNewer(db);
    refuseDamaged(db, file);
    const tables = new Set(
      (db.prepare('SELECT name FROM sqlite_schema').all() as { readonly name: string }[]).map(({ name }) => name),
    );
    const holds = (table: string) =>
      tables.has(table) && db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined;
    return {
      belongsTo: tables.has('belongs_to') ? ownerIn(db) : null,
      holdsKeys: holds('secrets') || holds('person_keys'),
      lacksSecrets: holds('credentials') && !holds('secrets'),
    };
  });

function openPrivately(file: string): DatabaseSyncInstance {
  const db = new DatabaseSync(file);
  useWriteAheadLog(db);
  db.exec(SCHEMA);
  db.exec(RECORDS_SCHEMA);
  if (formatOf(db) < FORMAT) sayFormat(db, FORMAT);
  chmodSync(file, 0o600);
  return db;
}

function refuseNewer(db: DatabaseSyncInstance): void {
  const found = formatOf(db);
  if (found > FORMAT) throw new VaultTooNew(found, FORMAT);
}

/** The whole file is checked: it is small, and damage in it would otherwise appear as a failed log-in. */
function refuseDamaged(db: DatabaseSyncInstance, file: string): void {
  const { quick_check: found } = db.prepare('PRAGMA quick_check(1)').get() as { readonly quick_check: string };
  if (found !== 'ok') throw FileDamaged.of(file, new Error(found));
}

const ownerIn = (db: DatabaseSyncInstance): string | null =>
  (db.prepare('SELECT log FROM belongs_to').get() as { readonly log: string } | undefined)?.log ?? null;

function parsed<Value>(row: unknown): Value | null {
  return row ? (JSON.parse((row as { body: string }).body) as Value) : null;
}
