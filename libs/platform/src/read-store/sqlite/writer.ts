import { FileSignal } from '#sqlite/file-signal';
import type { IndexDeclaration } from '../collections.port.js';
import type { CheckpointMove } from '../commits.port.js';
import type { Heartbeat, LeaseEpoch } from '../leases.port.js';
import type { PreparedWrite } from './collection-writes.js';
import { commitWrites } from './commit-writes.js';
import { Connection } from './connection.js';
import { deleteControl, setControl } from './control.js';
import { declarationOf } from './declarations.js';
import { clearStore } from './clear-store.js';
import { declareCollection, dropCollection } from './declare-collection.js';
import { acquireLease, releaseLease, renewLeases } from './leases.js';
import type { LeaseClaim } from './leases.js';
import { tablesOf } from './names.js';
import { createSchema } from './schema.js';
import { pruneOutbox } from './outbox.js';

/** All that changes the file, on one connection, one thing at a time. */
export class SqliteReadStoreWriter {
  private readonly connection: Connection;
  private readonly signal: FileSignal;

  constructor(file: string) {
    this.connection = new Connection(file);
    this.signal = new FileSignal(file);
  }

  /** Comes before everything else. */
  prepare(): void {
    createSchema(this.connection);
  }

  declare(collection: string, indexes: readonly IndexDeclaration[]): void {
    declareCollection(this.connection, collection, indexes);
  }

  drop(collection: string): void {
    dropCollection(this.connection, collection);
  }

  commit(writes: readonly PreparedWrite[], move: CheckpointMove, updates: string | null): void {
    commitWrites(this.connection, writes, move, updates);
    this.signal.send();
  }

  pruneOutbox(projection: string, upTo: string): void {
    pruneOutbox(this.connection, projection, upTo);
  }

  sweepTombstones(collection: string, upTo: string): void {
    declarationOf(this.connection, collection);
    this.connection.run(`DELETE FROM ${tablesOf(collection).tombstones} WHERE position <= ?`, upTo);
  }

  acquireLease(claim: LeaseClaim, silent: Heartbeat | null): { readonly epoch: number } | null {
    return acquireLease(this.connection, claim, silent);
  }

  renewLeases(leases: readonly LeaseEpoch[], claim: Omit<LeaseClaim, 'name'>): ReadonlySet<string> {
    return renewLeases(this.connection, leases, claim);
  }

  releaseLease(name: string, owner: string, epoch: number): void {
    releaseLease(this.connection, name, owner, epoch);
  }

  setControl(key: string, value: string): void {
    setControl(this.connection, key, value);
  }

  deleteControl(key: string): void {
    deleteControl(this.connection, key);
  }

  clear(): void {
    clearStore(this.connection);
  }

  close(): void {
    this.signal.close();
    this.connection.close();
  }
}
