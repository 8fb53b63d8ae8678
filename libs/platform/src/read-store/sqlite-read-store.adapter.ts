import type { Position } from '@covertrail/domain/kernel/event';
import { bodyOf } from './checked-write.js';
import type { LiveUpdate, OutboxPage } from './live-update.js';
import type { Checkpoint } from './checkpoints.port.js';
import type { IndexDeclaration } from './collections.port.js';
import type { CheckpointMove, Write } from './commits.port.js';
import type { Document } from './document.js';
import type { CheckedDocuments } from './document-checks.port.js';
import type { Positioned } from './document-reads.port.js';
import type { HeldLease, LeaseEpoch, Heartbeat } from './leases.port.js';
import type { Filter, Found, Page, Sort } from './query.js';
import type { ReadStore } from './read-store.port.js';
import { watchSignal } from '#sqlite/file-signal';
import { turns } from '#timing/turns';
import type { NativeCallGuard } from '#worker/native-calls';
import type { ReadsReader } from './reads-reader.port.js';
import type { PreparedWrite } from './sqlite/collection-writes.js';
import { InlineWriter } from './sqlite/inline-writer.js';
import { SqliteReadStoreReader } from './sqlite/reader.js';
import { WorkerWriter } from './sqlite/worker-writer.js';
import type { WriterChannel } from './sqlite/writer-messages.js';

/** Where the file is (its folder exists) and where its writer runs: production never writes in the thread that answers. */
export interface SqliteReadStoreOptions {
  readonly file: string;
  readonly writer: 'worker' | 'inline';
}

/** The read store of one machine: a SQLite file that several processes may have open. */
export async function openSqliteReadStore({ file, writer }: SqliteReadStoreOptions): Promise<ReadStore> {
  const channel = writer === 'worker' ? new WorkerWriter(file) : new InlineWriter(file);
  await channel.call('prepare');
  return new SqliteReadStore(file, channel, new SqliteReadStoreReader(file));
}

/** The same file for a thread beside the process that opened it. `calls` guards its calls to native code. */
export function openSqliteReadsReader(file: string, calls: NativeCallGuard): ReadsReader {
  const reader = new SqliteReadStoreReader(file);
  return {
    getMany: async <Doc extends Document>(collection: string, ids: readonly string[]) => calls.during(() => reader.getMany<Doc>(collection, ids)),
    find: async <Doc extends Document>(collection: string, filter: Filter, sort: readonly Sort[], page: Page) => calls.during(() => reader.find<Doc>(collection, filter, sort, page)),
    close: async () => calls.during(() => reader.close()),
  };
}

class SqliteReadStore implements ReadStore {
  private readonly watching = new Set<() => void>();

  constructor(
    private readonly file: string,
    private readonly writer: WriterChannel,
    private readonly reader: SqliteReadStoreReader,
  ) {}

  async declare(collection: string, indexes: readonly IndexDeclaration[]): Promise<void> {
    await this.writer.call('declare', collection, indexes);
  }

  async drop(collection: string): Promise<void> {
    await this.writer.call('drop', collection);
  }

  async collections(): Promise<string[]> {
    return this.reader.collections();
  }

  async get<Doc extends Document>(collection: string, id: string): Promise<Doc | null> {
    return turns.read(() => this.reader.getMany<Doc>(collection, [id])[0] ?? null);
  }

  async getMany<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Doc[]> {
    return turns.read(() => this.reader.getMany<Doc>(collection, ids));
  }

  async getWithPositions<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Positioned<Doc>[]> {
    return turns.read(() => this.reader.getWithPositions<Doc>(collection, ids));
  }

  async find<Doc extends Document>(collection: string, filter: Filter, sort: readonly Sort[], page: Page): Promise<Found<Doc>> {
    return turns.read(() => this.reader.find<Doc>(collection, filter, sort, page));
  }

  async count(collection: string, filter: Filter, cap?: number): Promise<number> {
    return turns.read(() => this.reader.count(collection, filter, cap));
  }

  async countBy(collection: string, filter: Filter, fields: readonly string[]) {
    return turns.read(() => this.reader.countBy(collection, filter, fields));
  }

  async countDistinct(collection: string, filter: Filter, field: string) {
    return turns.read(() => this.reader.countDistinct(collection, filter, field));
  }

  async commit(writes: readonly Write[], checkpoint: CheckpointMove, updates: readonly LiveUpdate[] = []): Promise<void> {
    await this.writer.call('commit', writes.map(prepared), checkpoint, updates.length > 0 ? JSON.stringify(updates) : null);
  }

  onCommit(committed: () => void): () => void {
    const end = watchSignal(this.file, committed);
    this.watching.add(end);
    return () => {
      this.watching.delete(end);
      end();
    };
  }

  async checkpoint(projection: string): Promise<Checkpoint | null> {
    return this.reader.checkpoint(projection);
  }

  async checkpoints(): Promise<ReadonlyMap<string, Checkpoint>> {
    return this.reader.checkpoints();
  }

  async readOutbox(projection: string, after: Position, upTo: Position, limit: number): Promise<OutboxPage> {
    return turns.read(() => this.reader.readOutbox(projection, after, upTo, limit));
  }

  async pruneOutbox(projection: string, upTo: Position): Promise<void> {
    await this.writer.call('pruneOutbox', projection, upTo);
  }

  async sweepTombstones(collection: string, upTo: Position): Promise<void> {
    await this.writer.call('sweepTombstones', collection, upTo);
  }

  async checkDocuments(collection: string, after: number, limit: number): Promise<CheckedDocuments> {
    return turns.read(() => this.reader.checkDocuments(collection, after, limit));
  }

  async acquireLease(name: string, owner: string, ttlMs: number, nowMs: number, silent: Heartbeat | null = null): Promise<{ readonly epoch: number } | null> {
    return this.writer.call('acquireLease', { name, owner, ttlMs, nowMs }, silent);
  }

  async renewLeases(leases: readonly LeaseEpoch[], owner: string, ttlMs: number, nowMs: number): Promise<ReadonlySet<string>> {
    return this.writer.call('renewLeases', leases, { owner, ttlMs, nowMs });
  }

  async releaseLease(name: string, owner: string, epoch: number): Promise<void> {
    await this.writer.call('releaseLease', name, owner, epoch);
  }

  async heldLeases(names: readonly string[]): Promise<ReadonlyMap<string, HeldLease>> {
    return this.reader.heldLeases(names);
  }

  async getControl<Value>(key: string): Promise<Value | null> {
    return this.reader.getControl(key) as Value | null;
  }

  async setControl(key: string, value: unknown): Promise<void> {
    await this.writer.call('setControl', key, JSON.stringify(value ?? null));
  }

  async listControl<Value>(prefix: string): Promise<{ readonly key: string; readonly value: Value }[]> {
    return this.reader.listControl(prefix) as { readonly key: string; readonly value: Value }[];
  }

  async deleteControl(key: string): Promise<void> {
    await this.writer.call('deleteControl', key);
  }

  async clear(): Promise<void> {
    await this.writer.call('clear');
  }

  async close(): Promise<void> {
    for (const end of this.watching) end();
    await this.writer.close();
    this.reader.close();
  }
}

/** Documents cross to the writer as JSON: cheaper than a structured clone, and as they are at the time of the call. */
const prepared = (write: Write): PreparedWrite =>
  ({ collection: write.collection, id: write.id, position: write.position, body: bodyOf(write), fresh: write.fresh === true });
