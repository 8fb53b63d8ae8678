import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { decode } from '@covertrail/platform/log/upcasting';
import type { Projection, RelatedDocuments } from '@covertrail/platform/engine/projection';
import { openProjectionEngine } from '../../backend/src/composition/folding-here.js';
import { openInfrastructure, type Infrastructure } from '../../backend/src/composition/infrastructure.js';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { foldAllInMemory } from '../all-in-memory.js';
import type { Bench, Measure } from '../bench.js';
import { perSecond, type Figure } from '../figure.js';
import { lengthen } from '../longer-log.js';
import { MemoryFold } from '../memory-fold.js';
import { copyWorld } from '../seeded-world.js';
import { once } from '../timing.js';

const LEAST_EVENTS = 50_000;
const LEAST_RATE = 20_000;
const LEAST_RATE_OF_ALL = 10_000;
const GIVE_UP_MS = 600_000;

/** Reads the log from its beginning and folds it in memory; personal text is opened where the view opens it. */
export async function foldInMemory(
  infrastructure: Pick<Infrastructure, 'events' | 'openPersonal'>,
  projection: Projection,
  related?: RelatedDocuments,
): Promise<MemoryFold> {
  const fold = new MemoryFold(projection, related);
  for await (const stored of infrastructure.events.readAll({ after: '' })) {
    const event = decode(stored, EVENT_CATALOGUE);
    if (event) await fold.take(projection.opensPersonal ? await infrastructure.openPersonal(event) : event);
  }
  return fold;
}

/** What a projection may look into, folded beforehand. */
async function relatedInMemory(
  infrastructure: Infrastructure,
  { related }: Projection,
): Promise<RelatedDocuments | undefined> {
  return related && (await foldInMemory(infrastructure, related.projection)).byId;
}

function figureOf(name: string, events: number, ms: number, peerMs: number): Figure {
  const rate = (events * 1000) / ms;
  return {
    measure: `rebuild of ${name}`,
    ours: perSecond(rate),
    peer: `${perSecond((events * 1000) / peerMs)} the same fold of the same log into a map`,
    ratio: peerMs / ms,
    bar: `≥ ${LEAST_RATE.toLocaleString('en')}/s`,
    met: rate >= LEAST_RATE,
    workload: 'the view rebuilt from the first event of the log and switched to, once',
    callers: '1',
    durability: 'each batch is committed with its checkpoint, no fsync (it can be built again)',
    size: `${events.toLocaleString('en')} events in the log, of any type`,
  };
}

function allFigure(events: number, ms: number, peerMs: number): Figure {
  const rate = (events * 1000) / ms;
  return {
    ...figureOf(`all ${PROJECTIONS.length} views together`, events, ms, peerMs),
    peer: `${perSecond((events * 1000) / peerMs)} the same folds of one reading of the log into maps`,
    bar: `≥ ${LEAST_RATE_OF_ALL.toLocaleString('en')}/s`,
    met: rate >= LEAST_RATE_OF_ALL,
    workload: 'an engine started on an empty read store, until every view has seen the last event, once',
  };
}

/** Milliseconds until one process has built every view of the log in `from`. */
async function buildAll(from: string, folder: string): Promise<number> {
  mkdirSync(folder);
  for (const file of ['events.db', 'vault.db']) cpSync(join(from, file), join(folder, file));
  const infrastructure = await openInfrastructure({ folder, writer: 'worker', mongodbUrl: null });
  const engine = openProjectionEngine(infrastructure);
  const head = await infrastructure.events.head();
  const ms = await once(async () => {
    await engine.start();
    if (
      !(await engine.whenApplied(
        PROJECTIONS.map(({ name }) => name),
        head,
        GIVE_UP_MS,
      ))
    )
      throw new Error(`Not built in ${GIVE_UP_MS} ms`);
  });
  await engine.stop();
  await infrastructure.close();
  return ms;
}

/** Each view of the product, rebuilt over the log of the demo world. */
export const rebuild: Measure = {
  name: 'rebuild',
  run: async (bench: Bench) => {
    const folder = copyWorld(await bench.world(), bench.folder());
    const infrastructure = await openInfrastructure({ folder, writer: 'worker', mongodbUrl: null });
    const events = await lengthen(infrastructure.events, LEAST_EVENTS);
    const engine = openProjectionEngine(infrastructure);
    const figures: Figure[] = [];
    for (const projection of PROJECTIONS) {
      const ms = await once(() => engine.rebuild(projection.name));
      const related = await relatedInMemory(infrastructure, projection);
      figures.push(
        figureOf(projection.name, events, ms, await once(() => foldInMemory(infrastructure, projection, related))),
      );
    }
    await engine.stop();
    await infrastructure.close();
    const allMs = await buildAll(folder, bench.folder());
    return [...figures, allFigure(events, allMs, await once(() => foldAllInMemory(folder)))];
  },
};
