import 'reflect-metadata';
import { pino } from 'pino';
import { configFrom } from '@covertrail/backend/composition/config';
import { openProjectionEngine } from '@covertrail/backend/composition/engines';
import { openGround } from '@covertrail/backend/composition/ground';
import { endBecauseOf } from '@covertrail/platform/stores/refusal';
import { PROJECTIONS } from '@covertrail/projections/projections';

/**
 * `npm run rebuild -- tracked-suppliers policies` (or `--all`): builds each view anew beside the one that answers and
 * switches to it. The product may run meanwhile; its queries never see an empty or older view.
 */
const log = pino({ base: null });
const known = PROJECTIONS.map(({ name }) => name);
const asked = process.argv.includes('--all') ? known : process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (asked.length === 0 || unknown.length > 0) {
  process.stderr.write(`Name the views to rebuild, or --all. ${unknown.length > 0 ? `There is no ${unknown.join(', ')}. ` : ''}There are: ${known.join(', ')}\n`);
  process.exit(2);
}

const ground = await openGround(configFrom(process.env, null)).catch(endBecauseOf);
const engine = openProjectionEngine(ground);
for (const name of asked) {
  const started = performance.now();
  await engine.rebuild(name);
  log.info({ view: name, seconds: Number(((performance.now() - started) / 1000).toFixed(1)) }, 'rebuilt and switched');
}
await engine.stop();
await ground.close();
process.exit(0);
