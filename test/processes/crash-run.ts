import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@covertrail/demo/random';
import { Callers } from './callers.js';
import { addProjects, registerAccounts } from './accounts.js';
import { Cluster } from './cluster.js';
import {
  newInfrastructure,
  type InfrastructureKind,
  type InfrastructureUnderTest,
} from './infrastructure-under-test.js';
import { brokenLog, brokenPromises, brokenReactions } from './invariants.js';
import { Journal } from './journal.js';
import { KeptChild } from './kept-child.js';
import { Killer, type Moments, type Recovery } from './killer.js';
import { differencesOf, ClusterReader } from './cluster-reader.js';
import { Orders } from './orders.js';
import { strayedRows } from './tenants.js';

export interface CrashPlan {
  readonly kind: InfrastructureKind;
  readonly cycles: number;
  /** Chooses which processes are killed, when, and the commands. What then happens also depends on the machine. */
  readonly seed: string;
  readonly callers: number;
  readonly restMs: number;
  /** A program that speaks MongoDB's protocol: it is killed as well. Without one the server under test is used, and lives. */
  readonly server: string | null;
  /** How long a process may take to be there again, in milliseconds; default: as long as it may on files, or with a server of the log. */
  readonly recoveryMs?: number;
  print(line: string): void;
}

export interface CrashReport {
  /** What was found to be wrong; empty when every invariant holds. */
  readonly broken: readonly string[];
  readonly journal: Journal;
  readonly events: number;
  readonly recoveries: readonly Recovery[];
  /** From the last kill until everything had seen the whole log, in milliseconds. */
  readonly settledMs: number;
}

/** At the end nobody may stand still for longer than this; the server of the tests needs minutes for a batch once its collections are large. */
const STILL_MS = 300_000;
/** A killed process is ready again within this time, also where other programs take both cores: its start alone costs 5 s of them. */
export const RECOVERY_MS = 30_000;
/** EventStoreDB checks its files after a kill before it leads again, and everybody waits for it. */
const RECOVERY_WITH_LOG_SERVER_MS = 60_000;

/** Kills processes of a cluster at random while callers send commands, then holds the stores against the callers' journal. */
export async function crashRun(plan: CrashPlan): Promise<CrashReport> {
  const serverFolder = mkdtempSync(join(tmpdir(), 'covertrail-killed-server-'));
  const server = /MongoDB$/.test(plan.kind) && plan.server !== null ? mongodbServer(plan.server, serverFolder) : null;
  server?.start();
  await server?.untilReady();
  const infrastructure = await newInfrastructure(plan.kind, server ? { server: server.address! } : {});
  const cluster = new Cluster(infrastructure, { backends: 2, workers: 2 });
  try {
    return await run(plan, cluster, infrastructure, server);
  } finally {
    await cluster.end();
    await infrastructure.remove();
    await server?.end('SIGKILL');
    rmSync(serverFolder, { recursive: true, force: true });
  }
}

async function run(
  plan: CrashPlan,
  cluster: Cluster,
  infrastructure: InfrastructureUnderTest,
  server: KeptChild | null,
): Promise<CrashReport> {
  const random = new Random(plan.seed);
  const registered = await registerAccounts(infrastructure.config);
  await cluster.start();
  const accounts = await addProjects(registered, cluster.urlOf(0)!);
  const journal = new Journal();
  const callers = new Callers({ ...plan, cluster, journal, random, orders: new Orders(accounts, random, plan.seed) });
  const servers = [server, infrastructure.logServer?.process ?? null].filter((child) => child !== null);
  const victims = [...cluster.all, ...servers];
  const killer = new Killer(victims, new Random(`${plan.seed} kills`), momentsOf(cluster, callers), (line) =>
    plan.print(`${line}; ${journal.summary}`),
  );
  try {
    await killer.kill(plan.cycles);
  } finally {
    await callers.stop();
  }
  const recoveries = await killer.recovered();
  await cluster.ready();
  const reader = await ClusterReader.open(infrastructure.config);
  try {
    await reader.settled(STILL_MS);
    const settledMs = performance.now() - killer.lastKillAt;
    const events = await reader.events();
    const limit = plan.recoveryMs ?? (infrastructure.logServer === null ? RECOVERY_MS : RECOVERY_WITH_LOG_SERVER_MS);
    const slow = recoveries
      .filter(({ ms }) => ms > limit)
      .map(({ name, ms }) => `${name} was there again after ${ms} ms`);
    const putAside = [
      ...(await reader.infrastructure.reads.listControl('parked')),
      ...(await reader.infrastructure.reads.listControl('quarantine')),
    ];
    const broken = [
      ...journal.surprises,
      ...brokenLog(events),
      ...(await brokenPromises(journal, events, reader.infrastructure.vault)),
      ...brokenReactions(events),
      ...differencesOf(await reader.answering(), await reader.foldedAnew()),
      ...(await strayedRows(accounts, cluster.urlOf(1)!, events)),
      ...putAside.map(({ key }) => `${key} was put aside`),
      ...slow,
    ];
    return { broken, journal, events: events.length, recoveries, settledMs };
  } finally {
    await reader.close();
  }
}

/** A backend is killed while it answers a command; other processes at any time. */
function momentsOf(cluster: Cluster, callers: Callers): Moments {
  const urls = () => cluster.backends.map((_, number) => cluster.urlOf(number));
  return {
    atWork: () => urls().some((url) => url !== null),
    amidWork: (victim) => {
      const url = urls()[cluster.backends.indexOf(victim)] ?? null;
      return url === null || callers.waitsOn(url);
    },
  };
}

/** It comes again on the same files and the same port. */
function mongodbServer(command: string, folder: string): KeptChild {
  let port = '0';
  const remember = (url: string): Promise<boolean> => {
    port = new URL(url).port;
    return Promise.resolve(true);
  };
  return new KeptChild({
    name: 'mongodb',
    command,
    get args() {
      return [folder, `127.0.0.1:${port}`];
    },
    env: {},
    opened: /^(mongodb:\/\/\S+)/,
    ready: remember,
  });
}
