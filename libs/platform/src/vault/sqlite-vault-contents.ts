import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { VaultContents, VaultEntry, Credential } from './vault.port.js';

interface RecordRow {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly body: string;
  readonly due_at: Instant | null;
  readonly ends_at: Instant | null;
}

/** The tables of a vault, entry by entry. */
export class SqliteVaultContents implements VaultContents {
  constructor(private readonly db: DatabaseSyncInstance) {}

  async *contents(): AsyncGenerator<VaultEntry> {
    for (const { name, value } of this.rows<{ name: string; value: Uint8Array }>(
      'SELECT name, value FROM secrets ORDER BY name',
    )) {
      yield { kind: 'secret', name, value: base64(value) };
    }
    for (const { person, value } of this.rows<{ person: string; value: Uint8Array | null }>(
      'SELECT person, value FROM person_keys ORDER BY person',
    )) {
      yield { kind: 'personKey', person, value: value && base64(value) };
    }
    for (const { emailHmac, body } of this.rows<{ emailHmac: string; body: string }>(
      'SELECT email_hmac AS emailHmac, body FROM credentials ORDER BY email_hmac',
    )) {
      yield { kind: 'credential', emailHmac, credential: JSON.parse(body) as Credential };
    }
    for (const { kind: of, id, version, body, due_at: dueAt, ends_at: endsAt } of this.rows<RecordRow>(
      'SELECT * FROM records ORDER BY kind, id',
    )) {
      yield { kind: 'record', of, id, version, body, dueAt, endsAt };
    }
  }

  async fill(entries: readonly VaultEntry[]): Promise<void> {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      for (const entry of entries) this.insert(entry);
      this.db.exec('COMMIT');
    } catch (failure) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw failure;
    }
  }

  private insert(entry: VaultEntry): void {
    switch (entry.kind) {
      case 'secret':
        return this.run('secrets VALUES (?, ?)', entry.name, Buffer.from(entry.value, 'base64'));
      case 'personKey':
        return this.run(
          'person_keys VALUES (?, ?)',
          entry.person,
          entry.value === null ? null : Buffer.from(entry.value, 'base64'),
        );
      case 'credential':
        return this.run(
          'credentials VALUES (?, ?, ?)',
          entry.emailHmac,
          entry.credential.userId,
          JSON.stringify(entry.credential),
        );
      case 'record':
        return this.run(
          'records VALUES (?, ?, ?, ?, ?, ?)',
          entry.of,
          entry.id,
          entry.version,
          entry.body,
          entry.dueAt,
          entry.endsAt,
        );
    }
  }

  private run(into: string, ...values: readonly (string | number | Uint8Array | null)[]): void {
    this.db.prepare(`INSERT OR IGNORE INTO ${into}`).run(...values);
  }

  private rows<Row>(select: string): readonly Row[] {
    return this.db.prepare(select).all() as Row[];
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
