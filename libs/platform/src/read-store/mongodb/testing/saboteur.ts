import type { ReadStore } from '#read-store/read-store.port';
import { openMongodbReadStore } from '#read-store/mongodb-read-store.adapter';
import { shareDatabase } from '#read-store/testing/opened-mongodb-read-store';
import { withStore } from '#read-store/testing/opened-read-store';
import type { OpenedReadStore } from '#read-store/testing/opened-read-store';
import { commitFirst, lead } from './two-commits.js';
import { watchedDb } from './watched-db.js';
import type { Watch } from './watched-db.js';

/** What a second commit changes, in this order. */
export const STEPS = [
  '_checkpoints.updateOne', '_told.insertOne', 'suppliers@1.insertMany', 'suppliers@1.bulkWrite', 'suppliers@1.bulkWrite',
  '_checkpoints.updateOne',
];
export const EACH_STEP = STEPS.map((step, at) => [at, step] as const);
export const LAST = STEPS.length - 1;

/** Disturbs one command of a store: the one at `at` (from 0) of those that change something after `arm` was called. */
export class Saboteur {
  private commands: string[] | null = null;
  private sabotage: Watch | null = null;
  private at = 0;

  readonly watch: Watch = (command, run) => {
    if (this.commands === null) return run();
    this.commands.push(command);
    return this.commands.length - 1 === this.at && this.sabotage ? this.sabotage(command, run) : run();
  };

  arm(at: number, sabotage: Watch | null): void {
    this.commands = [];
    this.at = at;
    this.sabotage = sabotage;
  }

  get seen(): readonly string[] {
    return this.commands ?? [];
  }
}

/** What the saboteur makes of a command, done or not. */
export class Outage extends Error {}

type Sabotaged = (store: ReadStore, saboteur: Saboteur, opened: OpenedReadStore) => Promise<void>;

/** Tests with a store that has made the first commit under epoch 1, and whose commands can be disturbed. */
export function sabotagedStores() {
  const { open, db, close } = shareDatabase();
  const openWith = async (saboteur: Saboteur): Promise<ReadStore> => openMongodbReadStore(watchedDb(await db(), saboteur.watch));
  const sabotaged = (test: Sabotaged) => withStore(open, async (opened) => {
    const saboteur = new Saboteur();
    const store = await openWith(saboteur);
    await lead(store, 'one');
    await commitFirst(store);
    await test(store, saboteur, opened);
  });
  return { sabotaged, openWith, db, close };
}
