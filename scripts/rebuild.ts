import 'reflect-metadata';
import { pino } from 'pino';
import { configFrom } from '@covertrail/backend/composition/config';
import { openProjectionEngine } from '@covertrail/backend/composition/folding-here';
import { openInfrastructure } from '@covertrail/backend/composition/infrastructure';
import { Halted } from '@covertrail/platform/engine/engine-errors';
import { reportTo } from '@covertrail/platform/engine/parked/parked-notice';
import { endBecauseOf, orEnd } from '@covertrail/platform/errors/refusal';
import { waitForStores } from '@covertrail/platform/stores/wait-for';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { checkSettings } from '@covertrail/platform/settings/check-settings';

orEnd(() => checkSettings(process.env));

/**
 * `npm run rebuild -- tracked-suppliers policies` (or `--all`): builds each view again beside the one that answers and
 * switches to it. The product may run meanwhile; its queries never see an empty or older view. An event that cannot be folded is
 * reported and parked; ends with 1 where there were so many that a view was not built. `--despite` builds it without them. While a store
 * does not answer, it waits and then goes on.
 */
const log = pino({ base: null });
const viewNames = PROJECTIONS.map(({ name }) => name);
const chosen = process.argv.includes('--all')
  ? viewNames
  : process.argv.slice(2).filter((name) => !name.startsWith('--'));
const despite = process.argv.includes('--despite');
const unknown = chosen.filter((name) => !viewNames.includes(name));
if (chosen.length === 0 || unknown.length > 0) {
  process.stderr.write(
    `Name the views to rebuild, or --all. ${unknown.length > 0 ? `There is no ${unknown.join(', ')}. ` : ''}There are: ${viewNames.join(', ')}\n`,
  );
  process.exit(2);
}

const config = orEnd(() => configFrom(process.env, null));
const infrastructure = await waitForStores(() => openInfrastructure(config), log).catch(endBecauseOf);
const engine = openProjectionEngine(infrastructure, reportTo(log));
let unbuilt = 0;
for (const name of chosen) {
  const started = performance.now();
  let trouble = await rebuilt(name);
  while (despite && trouble !== null) trouble = await rebuilt(name);
  const facts = { view: name, seconds: Number(((performance.now() - started) / 1000).toFixed(1)) };
  if (trouble !== null) {
    unbuilt += 1;
    log.error(
      { ...facts, reason: trouble },
      'not rebuilt, the view that answers goes on: fix the code, or build it without them by --despite',
    );
    continue;
  }
  const aside = (await waitForStores(() => engine.parked(name), log)).length;
  if (aside === 0) log.info(facts, 'rebuilt and switched');
  else
    log.warn({ ...facts, parked: aside }, 'rebuilt and switched, without what was put aside: npm run status names it');
}
await engine.stop();
await infrastructure.close();
process.exit(unbuilt === 0 ? 0 : 1);

/** Null, or why it stands still. Asked again, it goes on where it stood. */
function rebuilt(name: string): Promise<string | null> {
  return waitForStores(() => engine.rebuild(name), log).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Halted) return error.message;
      throw error;
    },
  );
}
