import { hostname } from 'node:os';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import type { Position } from '@covertrail/domain/kernel/event';
import { systemClock } from '@covertrail/platform/clock/clock';
import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { ReactionEngine } from '@covertrail/platform/engine/reaction-engine';
import { SharedLog } from '@covertrail/platform/engine/shared-log';
import { Views, type ViewProgress } from '../views/views.service.js';
import type { AssessorProgress } from '../features/tracking/checking/checking.service.js';
import type { Ground } from './ground.js';
import { PROJECTIONS } from './projections.js';

/** What reads the log in one process: the views and the reactions, on one shared reading of it. */
export interface Engines {
  readonly projections: ProjectionEngine;
  readonly reactions: ReactionEngine;
  readonly assessor: AssessorProgress;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when views and reactions have seen the whole log, what the reactions wrote meanwhile included. */
  settled(timeoutMs: number): Promise<void>;
}

/** Leases and lags run on real time, whatever clock the product has. */
export function openEngines(ground: Ground, reactions: readonly Reaction[]): Engines {
  const { events, reads, metrics, liveFeed, watch } = ground;
  const log = new SharedLog(events, EVENT_CATALOGUE, metrics);
  const shared = { events, reads, log, metrics, liveFeed, clock: systemClock, registry: EVENT_CATALOGUE, owner: `${hostname()}:${process.pid}` };
  const engines = {
    projections: new ProjectionEngine({
      ...shared,
      projections: PROJECTIONS,
      watch,
      openPersonal: (event) => ground.openPersonal(event),
    }),
    reactions: new ReactionEngine({ ...shared, reactions }),
  };
  return {
    ...engines,
    assessor: { handled: () => handledBy('assessor', ground, engines.reactions) },
    start: async () => {
      await engines.projections.start();
      await engines.reactions.start();
    },
    stop: async () => {
      await Promise.all([engines.reactions.stop(), engines.projections.stop()]);
      await log.stop();
    },
    settled: (timeoutMs) => settle(ground, engines, timeoutMs),
  };
}

/** Known here while this process runs the reaction; else as of its last checkpoint. */
async function handledBy(reaction: string, { reads }: Ground, reactions: ReactionEngine): Promise<Position> {
  const here = reactions.status().find((status) => status.reaction === reaction && status.state === 'running');
  return here?.handled ?? (await reads.checkpoint(`reaction:${reaction}`))?.position ?? '';
}

async function settle(ground: Ground, { projections, reactions }: Pick<Engines, 'projections' | 'reactions'>, timeoutMs: number): Promise<void> {
  const views = PROJECTIONS.map(({ name }) => name);
  for (let head = await ground.events.head(), before: Position | null = null; head !== before; head = await ground.events.head()) {
    before = head;
    const done = (await reactions.drained(head, timeoutMs)) && (await projections.whenApplied(views, head, timeoutMs));
    if (!done) throw new Error(`Views and reactions did not reach ${head} in ${timeoutMs} ms`);
  }
}

/** The views as queries read them. */
export function viewsOf(ground: Ground, projections: ProjectionEngine): Views {
  const progress: ViewProgress = {
    collectionOf: (view) => projections.collections.collectionOf(view),
    whenApplied: (views, position, timeoutMs) => projections.whenApplied(views, position, timeoutMs),
    positionOf: async (views) => leastOf(views, await projections.positions()),
  };
  return new Views(ground.reads, progress);
}

/** A reply is as current as the slowest view behind it. */
function leastOf(views: readonly string[], positions: Readonly<Record<string, Position>>): Position {
  return views.map((view) => positions[view] ?? '').reduce((least, position) => (position < least ? position : least));
}
