import { hostname } from 'node:os';
import { join } from 'node:path';
import { openMongodb, type MongodbConnection } from '@covertrail/platform/mongodb/mongodb-connection';
import { storeCollectionsOf } from '@covertrail/platform/read-store/mongodb/store-collections';
import { projectionLease } from '@covertrail/platform/read-store/leases.port';
import { Connection } from '@covertrail/platform/read-store/sqlite/connection';
import type { InfrastructureUnderTest } from './infrastructure-under-test.js';
import type { KeptChild } from './kept-child.js';

const VIEW = new RegExp(`^${projectionLease('(?!reaction:)')}`);
const LOOK = 'SELECT name, owner FROM leases WHERE owner IS NOT NULL';

interface Held {
  readonly name: string;
  readonly owner: string | null;
}

/** Who holds the leases of the views: the port does not say, for only tests want to know. */
export class LeaseBook {
  private constructor(
    private readonly file: Connection | null,
    private readonly server: MongodbConnection | null,
  ) {}

  /** The store has been made by then. */
  static async open({ config, folder }: InfrastructureUnderTest): Promise<LeaseBook> {
    if (config.mongodbUrl === null) return new LeaseBook(new Connection(join(folder, 'reads.db')), null);
    return new LeaseBook(null, await openMongodb(config.mongodbUrl));
  }

  async close(): Promise<void> {
    this.file?.close();
    await this.server?.close();
  }

  /** How many views each process folds, in the order given. */
  async shares(processes: readonly KeptChild[]): Promise<number[]> {
    const held = (await this.held()).filter(({ name }) => VIEW.test(name));
    return processes.map(({ pid }) => held.filter(({ owner }) => owner?.startsWith(`${hostname()}:${pid}:`)).length);
  }

  private async held(): Promise<readonly Held[]> {
    if (this.file) return this.file.all<Held>(LOOK);
    const leases = await storeCollectionsOf(this.server!.db).leases.find().toArray();
    return leases.map(({ _id, owner }) => ({ name: _id, owner }));
  }
}
