import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Chores } from '@covertrail/backend/composition/chores';
import type { Config } from '@covertrail/backend/composition/config';
import { openProduct, type Product } from '@covertrail/backend/composition/product';
import { NO_LIMITS } from '@covertrail/backend/limits/limits';
import { DEFAULT_SERVICE } from '@covertrail/backend/service/service-config';
import { systemClock, type Clock } from '@covertrail/platform/clock/clock';
import type { Alias } from '@covertrail/platform/engine/deployment/active-collections';
import { START } from '@covertrail/platform/event-store/event-store.port';
import { snapshot } from '@covertrail/platform/json/canonical-json';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { CHEAP } from '@covertrail/platform/vault/passwords';
import { NO_DIRECTORY } from '@covertrail/backend/features/address/directory/address-directory.port';
import { NO_VIRUS_SCAN } from '@covertrail/platform/virus-scan/virus-scan.port';
import { PROJECTIONS } from '@covertrail/projections/projections';

/** Everything has 60 s to reach the head: the bar for the demo world. */
const SETTLED_MS = 60_000;

/** A product that runs in this process, with the chores of a backend. */
export interface Running {
  readonly product: Product;
  readonly chores: Chores;
  readonly log: RecordingLogger;
}

export const configOf = (stores: Pick<StoresConfig, 'folder'> & Partial<StoresConfig>): Config => ({
  writer: 'inline',
  mongodbUrl: null,
  ...stores,
  listening: { host: '127.0.0.1', port: 0, proxies: 0, open: false },
  limits: NO_LIMITS,
  mail: { by: 'mailbox' },
  passwordCost: CHEAP,
  demo: false,
  demoSuppliers: 0,
  page: null,
  metrics: { port: null, token: null },
  publicUrl: 'https://covertrail.example',
  projections: 'here',
  virusScan: NO_VIRUS_SCAN,
  addresses: NO_DIRECTORY,
  pdfReading: 'here',
  service: DEFAULT_SERVICE,
  checkpoints: { folder: join(stores.folder, 'checkpoints'), mail: null, webhook: null },
  signOn: [],
});

/** Opens the product and begins its chores, as a backend does before it listens. */
export async function start(config: Config, clock: Clock = systemClock): Promise<Running> {
  const log = new RecordingLogger();
  const product = await openProduct(config, log, clock);
  const chores = new Chores(product, log);
  await chores.start();
  return { product, chores, log };
}

/** Waits until views and reactions have seen the whole log, then runs all chores again, and waits once more. */
export async function atTheHead({ product: { engines }, chores }: Running): Promise<void> {
  await engines.settled(SETTLED_MS);
  await chores.repeat();
  await engines.settled(SETTLED_MS);
}

/** The same, while the chores run over and over: at every moment of the build. */
export async function busyUntilTheHead(running: Running): Promise<void> {
  const {
    chores,
    product: { engines },
  } = running;
  let settled = false;
  const settling = engines.settled(SETTLED_MS).finally(() => (settled = true));
  while (!settled) {
    await chores.repeat();
    // On files a chore may wait for nothing; views and reactions get their turn all the same.
    await nextTurn();
  }
  await settling;
  await atTheHead(running);
}

export async function stop({ product, chores }: Running): Promise<void> {
  await chores.stop();
  await product.close();
}

/** Deletes what holds the views of a folder, as an operator would. */
export function deleteReadStore(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith('reads.db')) rmSync(join(folder, name));
}

/** The events of the log, each in one line that is the same in every store. */
export async function eventsOf({
  product: {
    infrastructure: { events },
  },
}: Running): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const { type, stream, revision, id, meta } of events.readAll({ after: START }))
    lines.push(`${meta.recordedAt} ${type} ${stream} ${revision} ${id} ${meta.actor}`);
  return lines;
}

/** The documents of each view. */
export async function viewsOf({
  product: {
    infrastructure: { reads },
  },
}: Running): Promise<Readonly<Record<string, readonly string[]>>> {
  const views: Record<string, string[]> = {};
  for (const { name } of PROJECTIONS) {
    const alias = await reads.getControl<Alias>(`alias:${name}`);
    views[name] = [];
    for await (const line of snapshot(reads, alias!.collection)) views[name].push(line);
  }
  return views;
}
