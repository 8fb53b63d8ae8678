import type { FollowerFigures, FollowerState } from '@covertrail/contracts/maintenance/maintenance.replies';
import type { Position } from '@covertrail/domain/kernel/event';
import { systemClock } from '@covertrail/platform/clock/clock';
import { Deployments } from '@covertrail/platform/engine/deployment/deployments';
import type { ParkedByFollower } from '@covertrail/platform/engine/parked/parked-by-follower';
import type { FollowerLag, LagWatch } from '@covertrail/platform/engine/progress/lag-watch';
import { START } from '@covertrail/platform/event-store/event-store.port';
import type { FollowerNote, ProcessNote } from '@covertrail/platform/running/process-beat';
import type { Infrastructure } from './infrastructure.js';

interface Sources extends Pick<Infrastructure, 'reads' | 'events'> {
  readonly lags: Pick<LagWatch, 'measure'>;
}

interface Noted {
  readonly processes: readonly ProcessNote[];
  readonly parked: readonly ParkedByFollower[];
  readonly head: Position;
}

/** One row for each view, each build and each reaction, whichever process runs it. Throws StoreUnreachable. */
export async function followerFigures(
  { reads, events, lags }: Sources,
  { processes, parked, head }: Noted,
): Promise<readonly FollowerFigures[]> {
  const deployments = new Deployments(reads, events, systemClock);
  const [found, aliases, begun, all] = await Promise.all([
    lags.measure(),
    deployments.aliases(),
    deployments.begun(),
    events.eventsBetween?.(START, head),
  ]);
  return found.map((lag) => {
    const collection = collectionFor(
      lag,
      new Map([...aliases].map(([name, alias]) => [name, alias.collection])),
      begun,
    );
    return {
      kind: lag.kind,
      name: lag.name,
      position: lag.position,
      collection,
      version: collection === null ? null : versionIn(collection),
      ...running(lag, processes),
      lagEvents: lag.events,
      lagIsExact: lag.exact,
      lagSeconds: Math.round(lag.seconds),
      eventsPerSecond: lag.eventsPerSecond === null ? null : Math.round(lag.eventsPerSecond),
      progress: all === undefined || !lag.exact ? null : all === 0 ? 1 : Math.max(0, Math.min(1, 1 - lag.events / all)),
      standingStill: new Set(
        parked
          .filter(({ follower }) => follower.kind === lag.kind && follower.name === lag.name)
          .flatMap(({ keys }) => keys),
      ).size,
    };
  });
}

function collectionFor(
  { kind, name }: FollowerLag,
  answering: ReadonlyMap<string, string>,
  begun: ReadonlyMap<string, string>,
): string | null {
  if (kind === 'reaction') return null;
  return (kind === 'view' ? answering : begun).get(name) ?? null;
}

/** `policies@3.g2` is the second collection of version 3. */
const versionIn = (collection: string): number | null => Number(/@(\d+)/.exec(collection)?.[1] ?? Number.NaN) || null;

const STATE_OF: Readonly<Record<FollowerNote['state'], FollowerState>> = {
  running: 'live',
  rebuilding: 'building',
  stalled: 'stalled',
  paused: 'paused',
  standby: 'waiting',
  stopped: 'waiting',
};
/** Of several processes the one counts that does most. */
const ORDER: readonly FollowerNote['state'][] = ['running', 'rebuilding', 'stalled', 'paused'];

/** By what the processes noted last. */
function running(
  { kind, name }: FollowerLag,
  processes: readonly ProcessNote[],
): Pick<FollowerFigures, 'state' | 'process' | 'error'> {
  const notes = processes.flatMap((process) =>
    process.followers
      .filter((note) => note.kind === kind && note.name === name)
      .map((note) => ({ process: process.name, note })),
  );
  const [leading] = ORDER.flatMap((state) => notes.filter(({ note }) => note.state === state));
  if (!leading) return { state: kind === 'build' ? 'building' : 'waiting', process: null, error: null };
  const {
    process,
    note: { state, error },
  } = leading;
  return { state: kind === 'build' && state === 'running' ? 'building' : STATE_OF[state], process, error };
}
