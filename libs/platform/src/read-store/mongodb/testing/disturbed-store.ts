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
  '_checkpoints.updateOne',
  '_told.insertOne',
  'suppliers@1.insertMany',
  'suppliers@1.bulkWrite',
  'suppliers@1.bulkWrite',
  '_checkpoints.updateOne',
];
export const EACH_STEP = STEPS.map((step, at) => [at, step] as const);
export const LAST = STEPS.length - 1;

/** Disturbs one command of a store: the one at `at` (from 0) of those that change something after `arm` was called. */
export class Disturbance {
  private commands: string[] | null = null;
  private disturb: Watch | null = null;
  private at = 0;

  readonly watch: Watch = (command, run) => {
    if (this.commands === null) return run();
    this.commands.push(command);
    return this.commands.length - 1 === this.at && this.disturb ? this.disturb(command, run) : run();
  };

  arm(at: number, disturb: Watch | null): void {
    this.commands = [];
    this.at = at;
    this.disturb = disturb;
  }

  get seen(): readonly string[] {
    return this.commands ?? [];
  }
}

/** The error that a disturbed command throws, whether it ran or not. */
export class Outage extends Error {}

type DisturbedTest = (store: ReadStore, disturbance: Disturbance, opened: OpenedReadStore) => Promise<void>;

/** Tests with a store that has made the first commit under epoch 1, and whose commands can be disturbed. */
export function disturbedStores() {
  const { open, db, close } = shareDatabase();
  const openWith = async (disturbance: Disturbance): Promise<ReadStore> =>
    openMongodbReadStore(watchedDb(await db(), disturbance.watch));
  const disturbed = (test: DisturbedTest) =>
    withStore(open, async (opened) => {
      const disturbance = new Disturbance();
      const store = await openWith(disturbance);
      await lead(store, 'one');
      await commitFirst(store);
      await test(store, disturbance, opened);
    });
  return { disturbed, openWith, db, close };
}
