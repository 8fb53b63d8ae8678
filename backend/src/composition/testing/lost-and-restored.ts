import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BackupKeys, CHEAP_COST } from '@covertrail/platform/backup/passphrase';
import { OpenedBackup } from '@covertrail/platform/backup/read-backup';
import { restoreBackup } from '@covertrail/platform/backup/restore-backup';
import { writeBackup } from '@covertrail/platform/backup/write-backup';
import type { Alias } from '@covertrail/platform/engine/deployment/active-collections';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { snapshot } from '@covertrail/platform/json/canonical-json';
import { openNewStores } from '@covertrail/platform/stores/new-stores';
import { openStores } from '@covertrail/platform/stores/open-stores';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { newFolder, openTestProduct, TEST_DAY, type TestProduct } from '#testing/test-product';
import { ViewsBehind } from '#views/views-behind';

const PASSPHRASE = 'a passphrase of the test';

/** A place for the stores of one product besides a folder: null for SQLite files. */
export interface Database {
  readonly mongodbUrl: string | null;
}

/** The log and the views of a product, in a form that is the same in every store. */
export interface Shown {
  readonly events: readonly string[];
  readonly views: Readonly<Record<string, readonly string[]>>;
}

/** A product whose read store is lost and whose stores are restored, again and again. */
export class LostAndRestored {
  private readonly folders: string[];
  product!: TestProduct;

  private constructor(
    private database: Database,
    private readonly newDatabase: () => Database,
  ) {
    this.folders = [newFolder()];
  }

  static async open(newDatabase: () => Database): Promise<LostAndRestored> {
    const opened = new LostAndRestored(newDatabase(), newDatabase);
    await opened.reopen(TEST_DAY);
    return opened;
  }

  private get place() {
    return { folder: this.folders.at(-1)!, mongodbUrl: this.database.mongodbUrl };
  }

  /** The product ends as it stands, and begins again without its read store. */
  async lose(): Promise<void> {
    const at = await this.end();
    if (this.database.mongodbUrl === null) this.deleteReadStore();
    else await this.clearReadStore();
    await this.reopen(at);
  }

  /** A backup is made while the product runs; what is made of it goes on in new stores. */
  async restore(): Promise<void> {
    const into = newFolder();
    rmSync(into, { recursive: true });
    const folder = `${into}-backup`;
    await writeBackup(this.product.infrastructure, folder, {
      keys: await BackupKeys.make(PASSPHRASE, CHEAP_COST),
      takenAt: TEST_DAY,
    });
    const at = await this.end();
    this.folders.push(folder, into);
    this.database = this.newDatabase();
    const backup = await OpenedBackup.open(folder, PASSPHRASE);
    await restoreBackup(backup, () => openNewStores({ ...this.place, writer: 'inline' }, backup.manifest.log.id));
    await this.reopen(at);
  }

  /** Once all views and reactions are at the head, and the jobs of a backend have run at every moment before that. */
  async shown(): Promise<Shown> {
    const { product } = this;
    let settled = false;
    const settling = product.settled().finally(() => (settled = true));
    while (!settled) {
      await this.runJobs();
      // On files a job may wait for nothing; views and reactions get their turn all the same.
      await nextTurn();
    }
    await settling;
    await this.runJobs();
    await product.settled();
    return { events: await this.events(), views: await this.views() };
  }

  async close(): Promise<void> {
    await this.product.close();
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }

  private async runJobs(): Promise<void> {
    await this.product.jobs.runAll(unlessBehind);
  }

  private async end(): Promise<string> {
    const at = this.product.clock.now();
    await this.product.close();
    return at;
  }

  private async reopen(at: string): Promise<void> {
    this.product = await openTestProduct({ ...this.place, at });
  }

  private deleteReadStore(): void {
    const { folder } = this.place;
    for (const name of readdirSync(folder)) if (name.startsWith('reads.db')) rmSync(join(folder, name));
  }

  private async clearReadStore(): Promise<void> {
    const stores = await openStores({ ...this.place, writer: 'inline' });
    await stores.reads.clear();
    await stores.close();
  }

  private async events(): Promise<readonly string[]> {
    const lines: string[] = [];
    for await (const { type, stream, revision, id, meta } of this.product.infrastructure.events.readAll({
      after: START,
    })) {
      // After each loss people log in again, without the cookie of the browser that they had, and are told of it [A17].
      if (type === 'NewBrowserUsed' || type === 'PersonNotified') continue;
      lines.push(`${meta.recordedAt} ${type} ${stream} ${revision} ${id} by ${meta.actor}`);
    }
    return lines;
  }

  private async views(): Promise<Shown['views']> {
    const { reads } = this.product.infrastructure;
    const views: Record<string, string[]> = {};
    for (const { name } of PROJECTIONS) {
      const alias = await reads.getControl<Alias>(`alias:${name}`);
      views[name] = [];
      for await (const line of snapshot(reads, alias!.collection))
        if (!line.includes(TOLD_OF_BROWSER)) views[name].push(line);
    }
    return views;
  }
}

/** In the notifications of a person who logged in again after a loss. */
const TOLD_OF_BROWSER = 'SECURITY.NEW_BROWSER';

function unlessBehind(error: unknown): void {
  if (!(error instanceof ViewsBehind)) throw error;
}
