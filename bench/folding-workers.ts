import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '@covertrail/domain/kernel/event';
import { systemClock } from '@covertrail/platform/clock/clock';
import { pause } from '@covertrail/platform/timing/back-off';
import { Metrics } from '@covertrail/platform/telemetry/metrics';
import { collectionOf } from '@covertrail/platform/engine/projection';
import { SharedLog } from '@covertrail/platform/log/shared-log';
import { RemoteProjections } from '@covertrail/platform/engine/deployment/remote-projections';
import { projectionLease } from '@covertrail/platform/read-store/leases.port';
import type { ReadStore } from '@covertrail/platform/read-store/read-store.port';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { openInfrastructure, type Infrastructure } from '../backend/src/composition/infrastructure.js';
import { addPolicy } from './add-policy.js';
import { giveVault } from './given-vault.js';
import type { SharedInfrastructure } from './shared-infrastructure.js';
import { paced, spreadOf, type Spread } from './timing.js';
import { startWorkers } from './worker-processes.js';

const GATE = 'bench';
const HELD_MS = 600_000;
const BEAT_MS = 2_000;
/** Twice as long as a worker takes to look again who else is there. */
const COUNTED_AFTER_MS = 2_500;
const LOOK_AGAIN_MS = 50;
const GIVE_UP_MS = 300_000;
const WARM_UP_SECONDS = 2;
const VIEW = 'policies';

/** What workers did on one infrastructure. */
export interface WorkersTimes {
  /** From the moment that the views were free to be taken until all of them had folded the whole log. */
  readonly foldedMs: number;
  /** From when an event was due until the view shows it to the process that appended it. */
  readonly toRead: Spread;
  /** The append alone, meanwhile. */
  readonly toAppend: Spread;
}

export interface Load {
  readonly perSecond: number;
  readonly seconds: number;
  readonly insuredIds: readonly string[];
}

/** Workers in processes of their own fold all views from an empty read store, then what this process appends. */
export async function timeWorkers(count: number, shared: SharedInfrastructure, load: Load): Promise<WorkersTimes> {
  await giveVault(shared.config);
  const infrastructure = await openInfrastructure(shared.config);
  const release = await holdEveryView(infrastructure);
  const workers = await startWorkers(count, shared.env);
  await sleep(COUNTED_AFTER_MS);
  const started = performance.now();
  await release();
  await folded(infrastructure);
  const foldedMs = performance.now() - started;
  const times = await timeReadable(infrastructure, load);
  await workers.stop();
  await infrastructure.close();
  await shared.remove();
  return { foldedMs, ...times };
}

/** So that no worker begins before all are there. Resolves with the function that frees the views. */
async function holdEveryView({ reads }: Infrastructure): Promise<() => Promise<void>> {
  const names = PROJECTIONS.map((projection) => projectionLease(collectionOf(projection)));
  const leases = new Map<string, number>();
  for (const name of names) leases.set(name, (await reads.acquireLease(name, GATE, HELD_MS, Date.now()))!.epoch);
  const beating = new AbortController();
  const beaten = beat(reads, leases, beating.signal);
  return async () => {
    beating.abort();
    await beaten;
    await Promise.all([...leases].map(([name, epoch]) => reads.releaseLease(name, GATE, epoch)));
  };
}

/** A lease that is not renewed again and again is taken by others. */
async function beat(reads: ReadStore, leases: ReadonlyMap<string, number>, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await reads.renewLeases(
      [...leases].map(([name, epoch]) => ({ name, epoch })),
      GATE,
      HELD_MS,
      Date.now(),
    );
    await pause(BEAT_MS, until);
  }
}

/** Until each view has seen the last event that concerns it. */
async function folded({ events, reads }: Infrastructure): Promise<void> {
  const awaited = new Map<string, Position>();
  for await (const { type, position } of events.readAll({ after: '' })) {
    for (const projection of PROJECTIONS)
      if (projection.handles.includes(type)) awaited.set(collectionOf(projection), position);
  }
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    const checkpoints = await reads.checkpoints();
    if ([...awaited].every(([collection, position]) => (checkpoints.get(collection)?.position ?? '') >= position))
      return;
    if (performance.now() > deadline) throw new Error(`The workers had not folded the log in ${GIVE_UP_MS} ms`);
    await sleep(LOOK_AGAIN_MS);
  }
}

async function timeReadable(
  infrastructure: Infrastructure,
  { perSecond, seconds, insuredIds }: Load,
): Promise<Omit<WorkersTimes, 'foldedMs'>> {
  const log = new SharedLog(infrastructure.events, EVENT_CATALOGUE, new Metrics());
  const views = new RemoteProjections({ ...infrastructure, projections: PROJECTIONS, clock: systemClock, log });
  await views.start();
  const appended: number[] = [];
  const add = async (index: number): Promise<void> => {
    const began = performance.now();
    const position = await addPolicy(infrastructure.deciders, insuredIds[index % insuredIds.length]!);
    appended.push(performance.now() - began);
    const done = await views.progress.whenApplied([VIEW], position, GIVE_UP_MS);
    if (!done) throw new Error(`${VIEW} did not reach ${position} in ${GIVE_UP_MS} ms`);
  };
  await paced(perSecond, WARM_UP_SECONDS, add);
  appended.length = 0;
  const toRead = spreadOf(await paced(perSecond, seconds, add));
  await log.stop();
  return { toRead, toAppend: spreadOf(appended) };
}
