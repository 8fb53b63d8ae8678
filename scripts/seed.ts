import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { configFrom } from '../backend/src/composition/config.js';
import { seedDemo } from '../backend/src/demo/seed.js';
import { showProgress } from '../backend/src/demo/seed-progress.js';

/** `npm run seed -- --suppliers 10000 --today 2026-11-21`: fills the configured folder, or goes on where a run stopped. */
const { values } = parseArgs({ options: { suppliers: { type: 'string' }, today: { type: 'string' } } });
const config = configFrom(process.env, null);
const suppliers = Number(values.suppliers ?? config.demoSuppliers);
if (!Number.isInteger(suppliers) || suppliers < 1) throw new Error(`--suppliers must be a whole number above zero, not "${values.suppliers}"`);

const started = performance.now();
await seedDemo(config, pino({ base: null, level: 'warn' }), {
  suppliers,
  today: values.today ?? new Date().toISOString().slice(0, 10),
  progress: showProgress,
});
process.stdout.write(`The demo world stands in ${config.folder} after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
process.exit(0);
