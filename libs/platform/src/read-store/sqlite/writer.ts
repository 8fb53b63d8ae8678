import { FileSignal } from '#sqlite/file-signal';
import { clearStore } from './clear-store.js';
import { commitWrites } from './commit-writes.js';
import { Connection } from './connection.js';
import { deleteControl, setControl } from './control.js';
import { sweepTombstones } from './collection-writes.js';
import { declareCollection, dropCollection } from './declare-collection.js';
import { acquireLease, releaseLease, renewLeases } from './leases.js';
import { pruneOutbox } from './outbox.js';
import { createSchema } from './schema.js';

/** All that changes the file, by name. Each is given the connection of the writer first; `prepare` comes before everything else. */
const WRITES = {
  prepare: createSchema,
  declare: declareCollection,
  drop: dropCollection,
  commit: commitWrites,
  sweepTombstones,
  pruneOutbox,
  acquireLease,
  renewLeases,
  releaseLease,
  setControl,
  deleteControl,
  clear: clearStore,
};

type Writes = typeof WRITES;
export type WriterMethod = keyof Writes;
type Given<Write> = Write extends (connection: Connection, ...given: infer Rest) => unknown ? Rest : never;
export type WriterArguments<Method extends WriterMethod> = Given<Writes[Method]>;
export type WriterResult<Method extends WriterMethod> = ReturnType<Writes[Method]>;

const BY_NAME: {
  readonly [Method in WriterMethod]: (
    connection: Connection,
    ...given: WriterArguments<Method>
  ) => WriterResult<Method>;
} = WRITES;

/** Changes the file on one connection, one thing at a time. */
export class SqliteReadStoreWriter {
  private readonly connection: Connection;
  private readonly signal: FileSignal;

  constructor(file: string) {
    this.connection = new Connection(file);
    this.signal = new FileSignal(file);
  }

  run<Method extends WriterMethod>(method: Method, ...given: WriterArguments<Method>): WriterResult<Method> {
    const result = BY_NAME[method](this.connection, ...given);
    if (method === 'commit') this.signal.send();
    return result;
  }

  close(): void {
    this.signal.close();
    this.connection.close();
  }
}
