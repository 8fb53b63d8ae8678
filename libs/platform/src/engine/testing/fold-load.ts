import { writeSync } from 'node:fs';
import { systemClock } from '#clock/clock';
import { ReactionEngine } from '../reaction-engine.js';
import { settle } from '#engine/progress/settle';
import { peopleRows, SAMPLE_REGISTRY, teamTotals } from './sample-world.js';
import { sqliteWorld } from './sqlite-world.js';
import { teamNamer } from './team-namer.js';

/** A program: `fold-load <folder>`. Folds and reacts to what is in the log, in small batches; a line for each batch published, `settled` at the end. */
const [folder = ''] = process.argv.slice(2);
const STDOUT = 1;
const owner = String(process.pid);
const options = {
  batchSize: 5,
  rebuildBatchSize: 5,
  commitSize: 2,
  leaseTtlMs: 300,
  leaseRenewMs: 100,
  standbyPollMs: 20,
  idleCheckpointMs: 20,
};
const world = await sqliteWorld(folder);
const { events, reads } = world;
world.onPublished = () => writeSync(STDOUT, 'published\n');
const projections = world.engine([teamTotals, peopleRows], { owner, options });
const reactions = new ReactionEngine({
  events,
  reads,
  reactions: [teamNamer(events)],
  clock: systemClock,
  registry: SAMPLE_REGISTRY,
  owner,
  options,
});
await projections.start();
await reactions.start();
await settle({ events, views: projections.progress, reactions }, 30_000);
writeSync(STDOUT, 'settled\n');
await reactions.stop();
await world.close();
