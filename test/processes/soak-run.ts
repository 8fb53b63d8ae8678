import { join } from 'node:path';
import { Random } from '@covertrail/demo/random';
import { seededFolder } from '../support/seeded-folder.js';
import { addProjects, registerAccounts, type Accounts } from './accounts.js';
import { Callers } from './callers.js';
import { Cluster } from './cluster.js';
import { ClusterReader } from './cluster-reader.js';
import { newInfrastructure, type InfrastructureUnderTest } from './infrastructure-under-test.js';
import { Journal } from './journal.js';
import { growthOf, liveMegabytes, residentMegabytes, type MemorySample } from './memory-growth.js';
import { Orders } from './orders.js';
import { openPageSocket, type PageSocket } from './page-socket.js';

export interface SoakPlan {
  readonly minutes: number;
  /** Commands a second to aim at. */
  readonly perSecond: number;
  readonly sockets: number;
  readonly seed: string;
  /** The part in which caches fill and code is compiled: growth is measured after it. */
  readonly warmUpMinutes: number;
  print(line: string): void;
}

/** One process, in MB; growth is that of each minute of the part of the run in which it has warmed up. */
export interface ProcessMemory {
  readonly name: string;
  readonly resident: number;
  readonly residentGrowth: number;
  /** What is in use right after garbage was collected. */
  readonly live: number;
  readonly liveGrowth: number;
}

export interface SoakReport {
  /** What was found to be wrong; empty when every promise holds. */
  readonly broken: readonly string[];
  readonly journal: Journal;
  /** Commands a second that were answered. */
  readonly reached: number;
  /** Messages that all pages received. */
  readonly messages: number;
  readonly memory: readonly ProcessMemory[];
  /** From the end of the load until everything had seen the whole log, in milliseconds. */
  readonly settledMs: number;
}

/** Views that pages of each role show. */
const AGENT_VIEWS = ['policies', 'requests', 'clients'];
const REQUESTER_VIEWS = ['tracked-suppliers', 'requests', 'projects', 'templates'];
/** One caller sends so many commands a second: each waits for its answer. */
const CALLER_PER_SECOND = 5;
/** Each look has every process collect all of its garbage, which stops it: a long run has as many looks as a short one needs, not more. */
const SHORTEST_PAUSE_MS = 3_000;
const MOST_LOOKS = 240;
const SETTLE_MS = 120_000;

/** The demo world, two backends and a worker, commands at an even rate and pages that listen: does anything grow, or stay behind? */
export async function soakRun(plan: SoakPlan): Promise<SoakReport> {
  const onFiles = await newInfrastructure('SQLite files', { folder: seededFolder() });
  const heapFile = join(onFiles.folder, 'live-heap');
  const infrastructure = {
    ...onFiles,
    env: { ...onFiles.env, NODE_OPTIONS: '--import ./test/processes/live-heap.mjs', LIVE_HEAP_FILE: heapFile },
  };
  const cluster = new Cluster(infrastructure, { backends: 2, workers: 1 });
  try {
    return await run(plan, cluster, infrastructure, heapFile);
  } finally {
    await cluster.end();
    await infrastructure.remove();
  }
}

async function run(
  plan: SoakPlan,
  cluster: Cluster,
  infrastructure: InfrastructureUnderTest,
  heapFile: string,
): Promise<SoakReport> {
  const random = new Random(plan.seed);
  const registered = await registerAccounts(infrastructure.config);
  await cluster.start();
  const accounts = await addProjects(registered, cluster.urlOf(0)!);
  const pages = await openPages(plan.sockets, cluster, accounts);
  const journal = new Journal();
  const count = Math.ceil(plan.perSecond / CALLER_PER_SECOND);
  const callers = new Callers({
    cluster,
    journal,
    random,
    orders: new Orders(accounts, random, plan.seed),
    callers: count,
    everyMs: 1_000 / CALLER_PER_SECOND,
  });
  const memory = await sampled(plan, cluster, heapFile, () => `${journal.summary}; ${messagesOf(pages)} messages`);
  const reached = journal.count('acknowledged') / (plan.minutes * 60);
  await callers.stop();
  const reader = await ClusterReader.open(infrastructure.config);
  try {
    const settledMs = await reader.settled(SETTLE_MS);
    const parked = [
      ...(await reader.infrastructure.reads.listControl('parked')),
      ...(await reader.infrastructure.reads.listControl('quarantine')),
    ];
    const lost = pages.filter((page) => !page.connected).length;
    const broken = [
      ...journal.surprises,
      ...parked.map(({ key }) => `${key} was put aside`),
      ...(lost > 0 ? [`${lost} of ${pages.length} pages lost their connection`] : []),
      ...(journal.count('unknown') > 0 ? [`${journal.count('unknown')} commands got no answer`] : []),
    ];
    return { broken, journal, reached, messages: messagesOf(pages), memory, settledMs };
  } finally {
    await reader.close();
    for (const page of pages) page.close();
  }
}

const messagesOf = (pages: readonly PageSocket[]): number => pages.reduce((sum, { count }) => sum + count, 0);

/** Pages of everybody, in turns on each backend. */
async function openPages(count: number, cluster: Cluster, { agencies, requesters }: Accounts): Promise<PageSocket[]> {
  const people = [
    ...agencies.flatMap(({ agent, insured }) => [agent, ...insured].map((caller) => ({ caller, views: AGENT_VIEWS }))),
    ...requesters.map(({ caller }) => ({ caller, views: REQUESTER_VIEWS })),
  ];
  const pages: PageSocket[] = [];
  for (let index = 0; index < count; index += 1) {
    const { caller, views } = people[index % people.length]!;
    pages.push(await openPageSocket(cluster.urlOf(index % cluster.backends.length)!, caller, views));
  }
  return pages;
}

/** What is known of one process so far. */
interface Samples {
  readonly resident: MemorySample[];
  readonly live: MemorySample[];
}

/** Looks at each process every now and then for as long as the run takes. */
async function sampled(
  { minutes, warmUpMinutes, print }: SoakPlan,
  cluster: Cluster,
  heapFile: string,
  summary: () => string,
): Promise<ProcessMemory[]> {
  const byName = new Map<string, Samples>(cluster.all.map(({ name }) => [name, { resident: [], live: [] }]));
  const pauseMs = Math.max(SHORTEST_PAUSE_MS, (minutes * 60_000) / MOST_LOOKS);
  const started = performance.now();
  const elapsed = (): number => (performance.now() - started) / 60_000;
  for (let printed = 0; elapsed() < minutes;) {
    const live = liveMegabytes(heapFile);
    for (const child of cluster.all) {
      note(byName.get(child.name)!.resident, elapsed(), residentMegabytes(child.pid));
      note(byName.get(child.name)!.live, elapsed(), live.get(child.pid) ?? null);
      child.signal('SIGUSR2');
    }
    if (Math.floor(elapsed()) > printed)
      print(
        `minute ${(printed += 1)}: ${summary()}; ${[...byName].map(([name, { resident }]) => `${name} ${Math.round(lastOf(resident))} MB`).join(', ')}`,
      );
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  const warm = (samples: readonly MemorySample[]) => samples.filter((sample) => sample.minutes >= warmUpMinutes);
  return [...byName].map(([name, { resident, live }]) => ({
    name,
    resident: lastOf(resident),
    residentGrowth: growthOf(warm(resident)),
    live: lastOf(live),
    liveGrowth: growthOf(warm(live)),
  }));
}

function note(samples: MemorySample[], minutes: number, megabytes: number | null): void {
  if (megabytes !== null) samples.push({ minutes, megabytes });
}

const lastOf = (samples: readonly MemorySample[]): number => samples.at(-1)?.megabytes ?? 0;

/** `backend-1 268 MB (0.4 MB a minute), of which 61 MB live (0.1)`. */
export const memoryText = ({ name, resident, residentGrowth, live, liveGrowth }: ProcessMemory): string =>
  `${name} ${Math.round(resident)} MB (${residentGrowth.toFixed(1)} MB a minute), of which ${Math.round(live)} MB live (${liveGrowth.toFixed(1)})`;
