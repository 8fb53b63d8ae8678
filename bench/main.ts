import 'reflect-metadata';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.js';
import type { Figure } from './figure.js';
import { installPeers } from './install-peers.js';
import { machineFacts } from './machine.js';
import { MEASURES } from './measures.js';
import { mongodbServer, type MongodbServer } from './mongodb-server.js';
import { benchmarksDocument, figureLines, type Missing } from './report.js';
import { stopPrograms } from './running-program.js';
import { seedWorld, type SeededWorld } from './seeded-world.js';
import { Skipped } from './skipped.js';

/** `npm run bench -- --only <measure> --full --write --suppliers 300`: every figure beside its peer, each run of its own. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    full: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    suppliers: { type: 'string', default: '300' },
    world: { type: 'string' },
  },
});
const STOPS_AFTER_MS = (values.full ? 40 : 25) * 60_000;
const DOCUMENT = new URL('../docs/benchmarks.md', import.meta.url);

const root = mkdtempSync(join(tmpdir(), 'covertrail-bench-'));
const chosen = MEASURES.filter(({ name }) => !values.only || values.only.includes(name));
if (chosen.length === 0) throw new Error(`There are: ${MEASURES.map(({ name }) => name).join(', ')}`);

process.on('exit', () => {
  stopPrograms();
  rmSync(root, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
setTimeout(() => {
  console.error('The bench took too long and was stopped');
  process.exit(1);
}, STOPS_AFTER_MS).unref();

const bench = benchIn(root);
const machine = machineFacts(root);
machine.forEach((fact) => console.log(fact));
await installPeers();

const figures: Figure[] = [];
const missing: Missing[] = [];
for (const measure of chosen) {
  console.log(`\n${measure.name}`);
  try {
    const found = await measure.run(bench);
    found.forEach((figure) => console.log(figureLines(figure)));
    figures.push(...found);
  } catch (error) {
    const reason = error instanceof Skipped ? error.message : `failed: ${String(error)}`;
    console.log(`  ${reason}`);
    if (!(error instanceof Skipped)) {
      console.error(error);
      process.exitCode = 1;
    }
    missing.push({ measure: measure.name, reason });
  }
}
if (values.write) {
  const command = `npm run bench -- ${process.argv.slice(2).join(' ')}`;
  writeFileSync(
    DOCUMENT,
    benchmarksDocument({ date: new Date().toISOString().slice(0, 10), command, machine, figures, missing }),
  );
}
process.exit();

function benchIn(folder: string): Bench {
  const suppliers = Number(values.suppliers);
  let folders = 0;
  let world: Promise<SeededWorld> | undefined;
  let mongodb: Promise<MongodbServer> | undefined;
  return {
    full: values.full,
    suppliers,
    folder: () => join(folder, String((folders += 1))),
    mongodb: () => (mongodb ??= mongodbServer(join(folder, 'mongodb'))),
    world: () => (world ??= existing() ?? seedWorld(join(folder, 'world'), suppliers)),
  };

  /** A world that stands already (`--world <folder>`), for running one measure over and over; it gives no seed duration. */
  function existing(): Promise<SeededWorld> | undefined {
    if (!values.world || !existsSync(values.world)) return undefined;
    return Promise.resolve({
      folder: values.world,
      seconds: Number.NaN,
      today: new Date().toISOString().slice(0, 10),
      suppliers,
    });
  }
}
