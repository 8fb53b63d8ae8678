import { availableParallelism } from 'node:os';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { foldAllInMemory } from '../all-in-memory.js';
import type { Bench, Measure } from '../bench.js';
import { duration, FLUSHED, perSecond, type Figure } from '../figure.js';
import { timeWorkers, type WorkersTimes } from '../folding-workers.js';
import type { MongodbServer } from '../mongodb-server.js';
import { sharedInfrastructure } from '../shared-infrastructure.js';
import { shortLog } from '../short-log.js';
import { Skipped } from '../skipped.js';
import { once } from '../timing.js';
import { clientsOfPriya } from './http-command.measure.js';

const COUNTS = [1, 2, 4];
const SECONDS = 8;
const SIZES = {
  files: { events: 10_000, perSecond: 200 },
  standIn: { events: 500, perSecond: 20 },
  mongodb: { events: 10_000, perSecond: 50 },
};
/** Of event → readable with two processes on SQLite files. */
const AT_MOST_MS = 100;

/** An infrastructure on which the number of workers is varied. */
interface Stage {
  readonly where: string;
  readonly server: MongodbServer | null;
  readonly events: number;
  readonly perSecond: number;
  /** Folding the same log into maps, all views in one process. */
  readonly inMemoryMs: number;
  readonly expected: string;
}

/** What one number of workers took, beside one worker alone. */
interface Row {
  readonly count: number;
  readonly times: WorkersTimes;
  readonly alone: WorkersTimes;
}

/** How the folding of all views, and event → readable, change with the number of workers. */
export const workers: Measure = {
  name: 'workers',
  run: async (bench: Bench): Promise<Figure[]> => {
    const server = await bench.mongodb().catch(noneWhereSkipped);
    return [...(await figuresOn(bench, null)), ...(server ? await figuresOn(bench, server) : [])];
  },
};

function noneWhereSkipped(error: unknown): null {
  if (!(error instanceof Skipped)) throw error;
  console.log(`  only on files: ${error.message}`);
  return null;
}

async function figuresOn(bench: Bench, server: MongodbServer | null): Promise<Figure[]> {
  const world = await bench.world();
  const size = SIZES[server === null ? 'files' : server.standIn ? 'standIn' : 'mongodb'];
  const log = bench.folder();
  const events = await shortLog(world, log, size.events);
  const stage: Stage = {
    where: server?.name ?? 'SQLite files',
    server,
    events,
    perSecond: size.perSecond,
    inMemoryMs: await once(() => foldAllInMemory(log)),
    expected: expectedOf(server),
  };
  const load = { perSecond: size.perSecond, seconds: SECONDS, insuredIds: clientsOfPriya(world.suppliers) };
  const found: Row[] = [];
  for (const count of COUNTS) {
    const times = await timeWorkers(count, sharedInfrastructure(log, bench.folder(), server), load);
    found.push({ count, times, alone: found[0]?.times ?? times });
  }
  return [...found.map((row) => rebuildFigure(stage, row)), ...found.map((row) => readableFigure(stage, row))];
}

function expectedOf(server: MongodbServer | null): string {
  const cores = `${availableParallelism()} cores`;
  if (server === null)
    return `expected on ${cores}: no growth, as a file has one writer at a time and each process reads the whole log`;
  if (server.standIn)
    return `expected on ${cores}: no growth, as the stand-in shares them and one worker keeps it busy`;
  return `expected on ${cores} that the server shares: growth with 2 workers, none with 4`;
}

const called = (count: number): string => (count === 1 ? '1 worker' : `${count} workers`);

function rebuildFigure({ where, server, events, inMemoryMs, expected }: Stage, { count, times, alone }: Row): Figure {
  const rate = (ms: number): string => perSecond((events * 1000) / ms);
  const peer =
    count === 1 ? `${rate(inMemoryMs)} the same folds into maps, one process` : `${rate(alone.foldedMs)} with 1 worker`;
  return {
    measure: `all ${PROJECTIONS.length} views built on ${where}, ${called(count)}`,
    ours: `${rate(times.foldedMs)} (${duration(times.foldedMs)})`,
    peer,
    ratio: (count === 1 ? inMemoryMs : alone.foldedMs) / times.foldedMs,
    bar: '–',
    met: null,
    workload:
      `from an empty read store until every view has folded its last event, once; the workers run already, and take the` +
      ` views within 1.5 s; ${expected}`,
    callers: `${called(count)}, each a process`,
    durability: server
      ? 'acknowledged by a majority, journaled'
      : 'each batch is committed with its checkpoint, no fsync',
    size: `${events.toLocaleString('en')} events in the log`,
  };
}

function readableFigure(
  { where, server, perSecond: rate, events, expected }: Stage,
  { count, times: { toRead, toAppend }, alone }: Row,
): Figure {
  const peer = count === 1 ? toAppend : alone.toRead;
  const hasBar = server === null && count === 1;
  return {
    measure: `event → readable on ${where}, ${rate}/s, ${called(count)}`,
    ours: `p50 ${duration(toRead.p50)}, p99 ${duration(toRead.p99)}`,
    peer: `p50 ${duration(peer.p50)}, p99 ${duration(peer.p99)} ${count === 1 ? 'the append alone' : 'with 1 worker'}`,
    ratio: toRead.p99 / peer.p99,
    bar: hasBar ? `p99 ≤ ${AT_MOST_MS} ms` : '–',
    met: hasBar ? toRead.p99 <= AT_MOST_MS : null,
    workload:
      `AddPolicy through its decider, until \`policies\` shows it to the process that appended; ${SECONDS} s; from when each` +
      ` was due; it looks after each signal, and every 40 ms; ${expected}`,
    callers: `fixed rate, in one process; ${called(count)}, each a process`,
    durability: `${FLUSHED}; the view ${server ? 'acknowledged by a majority, journaled' : 'without'}`,
    size: `${events.toLocaleString('en')} events at the start; ${toRead.count.toLocaleString('en')} more`,
  };
}
