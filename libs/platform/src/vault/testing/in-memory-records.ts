import type { Instant } from '@covertrail/domain/kernel/event';
import { ABSENT, type RecordChange, type VaultRecord, type VaultRecords } from '../records.port.js';
import type { VaultEntry } from '../vault.port.js';

type RecordEntry = Extract<VaultEntry, { kind: 'record' }>;

interface Kept {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly body: string;
  readonly dueAt: Instant | null;
  readonly endsAt: Instant | null;
}

/** Records in memory, for specs of what uses them. */
export class InMemoryRecords implements VaultRecords {
  private readonly kept = new Map<string, Kept>();

  async record<Body>(kind: string, id: string): Promise<VaultRecord<Body> | null> {
    const found = this.kept.get(`${kind}:${id}`);
    return found ? recordOf<Body>(found) : null;
  }

  async writeRecord<Body>(
    kind: string,
    id: string,
    version: number,
    { body, dueAt = null, endsAt = null }: RecordChange<Body>,
  ): Promise<boolean> {
    const key = `${kind}:${id}`;
    if ((this.kept.get(key)?.version ?? ABSENT) !== version) return false;
    this.kept.set(key, { kind, id, version: version + 1, body: JSON.stringify(body), dueAt, endsAt });
    return true;
  }

  async removeRecord(kind: string, id: string): Promise<void> {
    this.kept.delete(`${kind}:${id}`);
  }

  async dueRecords<Body>(kind: string, at: Instant, limit: number): Promise<readonly VaultRecord<Body>[]> {
    const due = [...this.kept.values()].filter((kept) => kept.kind === kind && kept.dueAt !== null && kept.dueAt <= at);
    due.sort((a, b) => (`${a.dueAt} ${a.id}` < `${b.dueAt} ${b.id}` ? -1 : 1));
    return due.slice(0, limit).map((kept) => recordOf<Body>(kept));
  }

  async sweepRecords(at: Instant): Promise<void> {
    for (const [key, { endsAt }] of this.kept) if (endsAt !== null && endsAt <= at) this.kept.delete(key);
  }

  *contents(): Generator<RecordEntry> {
    for (const { kind: of, ...record } of this.kept.values()) yield { kind: 'record', of, ...record };
  }

  fill({ of: kind, id, version, body, dueAt, endsAt }: RecordEntry): void {
    this.kept.set(`${kind}:${id}`, { kind, id, version, body, dueAt, endsAt });
  }
}

const recordOf = <Body>({ id, version, body }: Kept): VaultRecord<Body> => ({
  id,
  version,
  body: JSON.parse(body) as Body,
});
