import { systemClock } from '@covertrail/platform/clock/clock';
import { newId } from '@covertrail/platform/ids/ids';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { configFrom } from '../../backend/src/composition/config.js';
import { openProduct } from '../../backend/src/composition/product.js';
import { addPolicy } from '../add-policy.js';
import type { Bench, Measure } from '../bench.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { copyWorld } from '../seeded-world.js';
import { paced, spreadOf } from '../timing.js';
import { clientsOfPriya } from './http-command.measure.js';

const PER_SECOND = 200;
const SECONDS = 10;
const WARM_UP_SECONDS = 2;
const SETTLE_MS = 60_000;
const AT_MOST_MS = 60;
const GIVE_UP_MS = 10_000;
const VIEW = 'policies';

/** From the moment that a command was due until its event can be read in the view; the append alone within the same run. */
export const readable: Measure = {
  name: 'readable',
  run: async (bench: Bench): Promise<Figure[]> => {
    const world = await bench.world();
    const folder = copyWorld(world, bench.folder());
    const product = await openProduct({ ...configFrom({}, null), folder }, new RecordingLogger(), systemClock);
    await product.engines.settled(SETTLE_MS);
    const clients = clientsOfPriya(world.suppliers);
    const appended: number[] = [];
    const add = async (index: number): Promise<void> => {
      const started = performance.now();
      const position = await addPolicy(product.infrastructure.deciders, clients[index % clients.length] ?? newId());
      appended.push(performance.now() - started);
      const done = await product.engines.projections.progress.whenApplied([VIEW], position, GIVE_UP_MS);
      if (!done) throw new Error(`${VIEW} did not reach ${position} in ${GIVE_UP_MS} ms`);
    };
    await paced(PER_SECOND, WARM_UP_SECONDS, add);
    appended.length = 0;
    const [toRead, toAppend] = [spreadOf(await paced(PER_SECOND, SECONDS, add)), spreadOf(appended)];
    await product.close();
    return [
      {
        measure: `event → readable, ${PER_SECOND}/s`,
        ours: `p50 ${duration(toRead.p50)}, p99 ${duration(toRead.p99)}`,
        peer: `p50 ${duration(toAppend.p50)}, p99 ${duration(toAppend.p99)} the append alone`,
        ratio: toRead.p99 / toAppend.p99,
        bar: `p99 ≤ ${AT_MOST_MS} ms`,
        met: toRead.p99 <= AT_MOST_MS,
        workload: `AddPolicy through its decider, until \`${VIEW}\` shows it; all views and reactions run; ${SECONDS} s; from when each was due`,
        callers: 'fixed rate, in the process of the product',
        durability: `${FLUSHED}; the view without`,
        size: `demo world of ${world.suppliers} suppliers; ${toRead.count.toLocaleString('en')} events`,
      },
    ];
  },
};
