import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { configFrom } from '@covertrail/backend/composition/config';
import { DEMO_LOCATIONS } from '@covertrail/demo/demo-schedules';
import { progressBar } from '@covertrail/demo/growth/seed-progress';
import { endBecauseOf, orEnd, StartRefused } from '@covertrail/platform/errors/refusal';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run seed -- --suppliers 10000 --locations 5000 --today 2026-11-21`: fills the configured stores, or goes on where a run stopped. With
 * `--if-empty` it leaves a log alone that holds anything but an unfinished demo world.
 */
const { values } = parseArgs({
  options: {
    suppliers: { type: 'string' },
    locations: { type: 'string' },
    today: { type: 'string' },
    'if-empty': { type: 'boolean', default: false },
  },
});
const config = orEnd(() => configFrom(process.env, null));
// The product is read only now: what is wrong with a setting is said at once.
const { seedDemo, wantsSeed } = await import('@covertrail/demo/seed');
const suppliers = orEnd(() => countFrom('suppliers', values.suppliers ?? config.demoSuppliers));
const locations = orEnd(() => countFrom('locations', values.locations ?? DEMO_LOCATIONS));

if (values['if-empty'] && !(await wantsSeed(config).catch(endBecauseOf))) {
  process.stdout.write('The log holds something already: nothing to fill\n');
  process.exit(0);
}

const started = performance.now();
await seedDemo(config, pino({ base: null, level: 'warn' }), {
  suppliers,
  locations,
  today: values.today ?? new Date().toISOString().slice(0, 10),
  progress: progressBar(),
}).catch(endBecauseOf);
process.stdout.write(
  `The demo world stands in ${config.folder} after ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
);
process.exit(0);

function countFrom(option: string, given: string | number): number {
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1)
    throw new StartRefused(`--${option} must be a whole number above zero, not "${given}"`);
  return count;
}
