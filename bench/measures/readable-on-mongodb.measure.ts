import type { Bench, Measure } from '../bench.js';
import { duration, FLUSHED, type Figure } from '../figure.js';
import { timeWorkers } from '../folding-workers.js';
import { sharedInfrastructure } from '../shared-infrastructure.js';
import { shortLog } from '../short-log.js';
import { clientsOfPriya } from './http-command.measure.js';

const EVENTS = { onStandIn: 500, onMongodb: 5_000 };
const PER_SECOND = { onStandIn: 20, onMongodb: 100 };
const SECONDS = 10;

/** One process appends and reads, another folds: on a MongoDB server, then on SQLite files. */
export const readableOnMongodb: Measure = {
  name: 'readable-on-mongodb',
  run: async (bench: Bench): Promise<Figure[]> => {
    const server = await bench.mongodb();
    const world = await bench.world();
    const size = server.standIn ? 'onStandIn' : 'onMongodb';
    const log = bench.folder();
    const events = await shortLog(world, log, EVENTS[size]);
    const load = { perSecond: PER_SECOND[size], seconds: SECONDS, insuredIds: clientsOfPriya(world.suppliers) };
    const { toRead: ours } = await timeWorkers(1, sharedInfrastructure(log, bench.folder(), server), load);
    const { toRead: peer } = await timeWorkers(1, sharedInfrastructure(log, bench.folder(), null), load);
    return [
      {
        measure: `event → readable on ${server.name}, ${load.perSecond}/s`,
        ours: `p50 ${duration(ours.p50)}, p99 ${duration(ours.p99)}`,
        peer: `p50 ${duration(peer.p50)}, p99 ${duration(peer.p99)} the same processes on SQLite files`,
        ratio: ours.p99 / peer.p99,
        bar: '–',
        met: null,
        workload:
          `AddPolicy through its decider, until \`policies\` shows it; a worker in a process of its own folds all views; ${SECONDS} s;` +
          ` from when each was due; the appender looks every 40 ms${server.standIn ? '; a rate and a log that the stand-in holds' : ''}`,
        callers: 'fixed rate, in one process',
        durability: `${FLUSHED}; the view acknowledged by a majority and journaled, that of the peer not flushed`,
        size: `${events.toLocaleString('en')} events at the start; ${ours.count.toLocaleString('en')} more`,
      },
    ];
  },
};
