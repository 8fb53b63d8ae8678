import type { DatabaseSync } from '@photostructure/sqlite';
import type { Instant } from '@covertrail/domain/kernel/event';
import { ABSENT, type RecordChange, type VaultRecord, type VaultRecords } from './records.port.js';

export const RECORDS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS records (
    kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL, due_at TEXT, ends_at TEXT, PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS records_by_due ON records (kind, due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS records_by_end ON records (ends_at) WHERE ends_at IS NOT NULL;
`;

interface Row {
  readonly id: string;
  readonly version: number;
  readonly body: string;
}

/** Records in a table of the vault's file. */
export class SqliteRecords implements VaultRecords {
  constructor(private readonly db: InstanceType<typeof DatabaseSync>) {}

  async record<Body>(kind: string, id: string): Promise<VaultRecord<Body> | null> {
    const row = this.db.prepare('SELECT id, version, body FROM records WHERE kind = ? AND id = ?').get(kind, id);
    return row ? recordOf<Body>(row) : null;
  }

  async writeRecord<Body>(
    kind: string,
    id: string,
    version: number,
    { body, dueAt = null, endsAt = null }: RecordChange<Body>,
  ): Promise<boolean> {
    const text = JSON.stringify(body);
    const written =
      version === ABSENT
        ? this.db
            .prepare('INSERT INTO records VALUES (?, ?, 1, ?, ?, ?) ON CONFLICT DO NOTHING')
            .run(kind, id, text, dueAt, endsAt)
        : this.db
            .prepare(
              'UPDATE records SET version = version + 1, body = ?, due_at = ?, ends_at = ? WHERE kind = ? AND id = ? AND version = ?',
            )
            .run(text, dueAt, endsAt, kind, id, version);
    return written.changes === 1;
  }

  async removeRecord(kind: string, id: string): Promise<void> {
    this.db.prepare('DELETE FROM records WHERE kind = ? AND id = ?').run(kind, id);
  }

  async dueRecords<Body>(kind: string, at: Instant, limit: number): Promise<readonly VaultRecord<Body>[]> {
    const rows = this.db
      .prepare('SELECT id, version, body FROM records WHERE kind = ? AND due_at <= ? ORDER BY due_at, id LIMIT ?')
      .all(kind, at, limit);
    return (rows as unknown as Row[]).map((row) => recordOf<Body>(row));
  }

  async sweepRecords(at: Instant): Promise<void> {
    this.db.prepare('DELETE FROM records WHERE ends_at <= ?').run(at);
  }
}

const recordOf = <Body>({ id, version, body }: Row): VaultRecord<Body> => ({
  id,
  version,
  body: JSON.parse(body) as Body,
});
