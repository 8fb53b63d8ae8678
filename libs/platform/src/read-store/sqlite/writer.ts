import type { CheckpointMove, IndexDeclaration } from '../read-store.port.js';
import { commitWrites } from './commit-writes.js';
import type { PreparedWrite } from './commit-writes.js';
import { Connection } from './connection.js';
import { deleteControl, setControl } from './control.js';
import { declareCollection, dropCollection } from './declare-collection.js';
import { acquireLease, releaseLease, renewLease } from './leases.js';
import type { LeaseClaim } from './leases.js';
import { createSchema } from './schema.js';

/** All that changes the file, on one connection, one thing at a time. */
export class SqliteReadStoreWriter {
  private readonly connection: Connection;

  constructor(file: string) {
    this.connection = new Connection(file);
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

  commit(writes: readonly PreparedWrite[], move: CheckpointMove): void {
    commitWrites(this.connection, writes, move);
  }

  acquireLease(claim: LeaseClaim): { readonly epoch: number } | null {
    return acquireLease(this.connection, claim);
  }

  renewLease(claim: LeaseClaim, epoch: number): boolean {
    return renewLease(this.connection, claim, epoch);
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

  close(): void {
    this.connection.close();
  }
}
