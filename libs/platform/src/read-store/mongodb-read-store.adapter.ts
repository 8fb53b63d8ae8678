import type { Db } from 'mongodb';
import type { Position } from '@covertrail/domain/kernel/event';
import { newId } from '../ids/ids.js';
import { reachable, reaching } from '../mongodb/unreachable.js';
import { bodyOf } from './checked-write.js';
import type { LiveUpdate, OutboxPage } from './live-update.js';
import { commitWrites } from './mongodb/commit-writes.js';
import { deleteControl, getControl, listControl, setControl } from './mongodb/control.js';
import { declarationOf } from './mongodb/declarations.js';
import { clearStore } from './mongodb/clear-store.js';
import { declareCollection, dropCollection } from './mongodb/declare-collection.js';
import { prepareStore } from './mongodb/format.js';
import { acquireLease, heldLeases, releaseLease, renewLeases } from './mongodb/leases.js';
import { checkpoint, checkpoints, count, countBy, countDistinct, find, getMany, getWithPositions } from './mongodb/reader.js';
import { storeCollectionsOf } from './mongodb/store-collections.js';
import type { StoreCollections } from './mongodb/store-collections.js';
import { storable } from './mongodb/store-keys.js';
import { pruneOutbox, readOutbox } from './mongodb/outbox.js';
import type { PreparedWrite } from './mongodb/write-documents.js';
import type { Checkpoint } from './checkpoints.port.js';
import type { IndexDeclaration } from './collections.port.js';
import type { CheckpointMove, Write } from './commits.port.js';
import type { Document } from './document.js';
import type { CheckedDocuments } from './document-checks.port.js';
import type { Positioned } from './document-reads.port.js';
import type { HeldLease, LeaseEpoch, Heartbeat } from './leases.port.js';
import type { Filter, Found, Page, Sort } from './query.js';
import type { ReadStore } from './read-store.port.js';

/** Longer than the longest commit takes. What was not answered by then is lost, and whoever waits for it may ask again. */
const LOST_MS = 300_000;

/**
 * The read store of several processes: a MongoDB database, which other stores may share. Whoever opened the connection closes
 * it: `close` leaves it open. Throws ReadStoreTooNew, and StoreUnreachable as every call may.
 */
export async function openMongodbReadStore(db: Db, lostMs = LOST_MS): Promise<ReadStore> {
  const store = storeCollectionsOf(db);
  await reaching(prepareStore(store));
  return reachable<ReadStore>(new MongodbReadStore(store), lostMs);
}

class MongodbReadStore implements ReadStore {
  private readonly id = newId();
  private commits = 0;

  constructor(private readonly store: StoreCollections) {}

  async declare(collection: string, indexes: readonly IndexDeclaration[]): Promise<void> {
    await declareCollection(this.store, collection, indexes);
  }

  async drop(collection: string): Promise<void> {
    await dropCollection(this.store, collection);
  }

  async collections(): Promise<string[]> {
    const rows = await this.store.declarations.find({}, { projection: { _id: 1 } }).sort({ _id: 1 }).toArray();
    return rows.map(({ _id }) => _id);
  }

  async get<Doc extends Document>(collection: string, id: string): Promise<Doc | null> {
    return (await getMany<Doc>(this.store, collection, [id]))[0] ?? null;
  }

  async getMany<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Doc[]> {
    return getMany<Doc>(this.store, collection, ids);
  }

  async getWithPositions<Doc extends Document>(collection: string, ids: readonly string[]): Promise<Positioned<Doc>[]> {
    return getWithPositions<Doc>(this.store, collection, ids);
  }

  async find<Doc extends Document>(collection: string, filter: Filter, sort: readonly Sort[], page: Page): Promise<Found<Doc>> {
    return find<Doc>(this.store, collection, filter, sort, page);
  }

  async count(collection: string, filter: Filter, cap?: number): Promise<number> {
    return count(this.store, collection, filter, cap);
  }

  async countBy(collection: string, filter: Filter, fields: readonly string[]) {
    return countBy(this.store, collection, filter, fields);
  }

  async countDistinct(collection: string, filter: Filter, field: string) {
    return countDistinct(this.store, collection, filter, field);
  }

  async commit(writes: readonly Write[], move: CheckpointMove, updates: readonly LiveUpdate[] = []): Promise<void> {
    this.commits += 1;
    const claim = { store: this.id, commit: this.commits, epoch: move.epoch };
    const committer = { store: this.store, claim, elapsedMs: () => performance.now() };
    await commitWrites(committer, writes.map(prepared), move, updates.length > 0 ? JSON.stringify(updates) : null);
  }

  /** A server gives no hint: whoever waits looks. */
  onCommit(): () => void {
    return () => undefined;
  }

  async checkpoint(projection: string): Promise<Checkpoint | null> {
    return checkpoint(this.store, projection);
  }

  async checkpoints(): Promise<ReadonlyMap<string, Checkpoint>> {
    return checkpoints(this.store);
  }

  async readOutbox(projection: string, after: Position, upTo: Position, limit: number): Promise<OutboxPage> {
    return readOutbox(this.store, projection, after, upTo, limit);
  }

  async pruneOutbox(projection: string, upTo: Position): Promise<void> {
    await pruneOutbox(this.store, projection, upTo);
  }

  async sweepTombstones(collection: string, upTo: Position): Promise<void> {
    await declarationOf(this.store, collection);
    await this.store.documents(collection).deleteMany({ gone: { $lte: upTo } });
  }

  /** The server holds what it reads against checksums of its own. */
  async checkDocuments(): Promise<CheckedDocuments> {
    return { last: null, damaged: [] };
  }

  async acquireLease(name: string, owner: string, ttlMs: number, nowMs: number, silent: Heartbeat | null = null): Promise<{ readonly epoch: number } | null> {
    return acquireLease(this.store, { name, owner, ttlMs, nowMs }, silent);
  }

  async renewLeases(leases: readonly LeaseEpoch[], owner: string, ttlMs: number, nowMs: number): Promise<ReadonlySet<string>> {
    return renewLeases(this.store, leases, { owner, ttlMs, nowMs });
  }

  async releaseLease(name: string, owner: string, epoch: number): Promise<void> {
    await releaseLease(this.store, name, owner, epoch);
  }

  async heldLeases(names: readonly string[]): Promise<ReadonlyMap<string, HeldLease>> {
    return heldLeases(this.store, names);
  }

  async getControl<Value>(key: string): Promise<Value | null> {
    return getControl<Value>(this.store, key);
  }

  async setControl(key: string, value: unknown): Promise<void> {
    await setControl(this.store, key, value);
  }

  async listControl<Value>(prefix: string): Promise<{ readonly key: string; readonly value: Value }[]> {
    return listControl<Value>(this.store, prefix);
  }

  async deleteControl(key: string): Promise<void> {
    await deleteControl(this.store, key);
  }

  async clear(): Promise<void> {
    await clearStore(this.store);
  }

  async close(): Promise<void> {}
}

/** Documents as they are at the time of the call. Ids that the server could not distinguish are refused. */
function prepared(write: Write): PreparedWrite {
  const { collection, id, position, fresh = false } = write;
  const body = bodyOf(write);
  if (storable(id) !== id) throw new Error(`${collection}: an id with half a character in it`);
  return { collection, id, position, body, fresh };
}
