import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { assessUncited } from '@covertrail/domain/tracking/tracking.rules';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { StatesAt } from '@covertrail/platform/deciders/states-at';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { openSqliteEventStore } from '@covertrail/platform/event-store/sqlite-event-store.adapter';
import {
  AssessmentInputsLoader,
  type LoadedInputs,
} from '../../backend/src/assessment-inputs/assessment-inputs.loader.js';
import { CurePlanThreads } from '../../backend/src/cure-plans/cure-plan-threads.js';
import type { CurePlanQuestion, MadePlan } from '../../backend/src/cure-plans/cure-plan-question.js';
import type { Bench, Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';
import { fillWithInsured, type InsuredLog } from '../insured-log.js';

const SIZES = [10, 100, 300];
const AT_MOST_MS = 5_000;
const DAY = '2026-06-01';
const NANOSECONDS = 1e6;

interface Made {
  readonly made: MadePlan;
  readonly ms: number;
  /** The longest time in which the thread of the calls could do nothing else, in milliseconds. */
  readonly blocked: number;
}

async function make(thread: CurePlanThreads, question: CurePlanQuestion): Promise<Made> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  const made = await thread.ask(question);
  const ms = performance.now() - started;
  delay.disable();
  if (made === null) throw new Error('No plan was made');
  return { made, ms, blocked: delay.max / NANOSECONDS };
}

/** All trackings of the insured, each assessed once as it is, in milliseconds. */
async function assessedAlone(store: EventStore, { trackingIds }: InsuredLog): Promise<number> {
  const streams = new StatesAt(store, new EventCodec(EVENT_CATALOGUE), await store.head());
  const loader = new AssessmentInputsLoader(streams);
  const inputs: LoadedInputs[] = [];
  for (const id of trackingIds) inputs.push((await loader.load(id))!);
  for (const loaded of inputs) assessUncited(loaded, DAY);
  const started = performance.now();
  for (const loaded of inputs) assessUncited(loaded, DAY);
  return performance.now() - started;
}

async function figureOf(bench: Bench, trackings: number): Promise<Figure> {
  const folder = bench.folder();
  const store = await openSqliteEventStore({ file: join(folder, 'events.db'), writer: 'worker' });
  const log = await fillWithInsured(store, trackings);
  const { insuredId, trackingIds, policyIds, events } = log;
  const question: CurePlanQuestion = {
    kind: 'insured',
    insuredId,
    trackingIds,
    policyIds,
    archivedIds: [],
    day: DAY,
    position: await store.head(),
  };
  const thread = new CurePlanThreads({ folder, writer: 'worker', mongodbUrl: null });
  await thread.ask({ ...question, trackingIds: [] });
  const first = await make(thread, question);
  const next = await make(thread, question);
  const alone = await assessedAlone(store, log);
  await thread.close();
  await store.close();
  const { steps, proved } = next.made.plan;
  return {
    measure: `cure plan of an insured for ${trackings} requesters`,
    ours: `${duration(next.ms)}, the first one ${duration(first.ms)}`,
    peer: `${duration(alone)} the assessments of all its trackings alone, once`,
    ratio: next.ms / alone,
    bar: `≤ ${duration(AT_MOST_MS)}`,
    met: next.ms <= AT_MOST_MS,
    workload: `from the question until the plan is there; ${steps.length} steps, ${proved ? 'proved to be the cheapest' : 'not proved to be the cheapest'}; meanwhile the thread of the calls was blocked for at most ${duration(next.blocked)}`,
    callers: '1, answered by a worker thread',
    durability: NOT_STORED,
    size: `${events.toLocaleString('en')} events; four policies, ten templates`,
  };
}

/** What a plan takes beside the assessments that it cannot do without. The first one reads the streams. */
export const curePlan: Measure = {
  name: 'cure-plan',
  run: async (bench: Bench): Promise<Figure[]> => {
    const figures: Figure[] = [];
    for (const trackings of SIZES) figures.push(await figureOf(bench, trackings));
    return figures;
  },
};
