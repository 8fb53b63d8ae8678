import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { Follower } from '@covertrail/domain/maintenance/maintenance.contract';
import type { ControlValues } from '#read-store/control-values.port';
import { allParked } from './parked-report.js';
import type { ParkedReaction } from '#engine/reactions/parked-reaction';
import type { ParkedEvent } from './poison-register.js';

/** An event that one active view, or one reaction, continues without. */
export interface ParkedByFollower {
  readonly follower: Follower;
  readonly eventId: Uuid;
  readonly position: Position;
  /** Where it lies; null where earlier code parked it. */
  readonly place: { readonly stream: string; readonly revision: number } | null;
  readonly type: string;
  readonly reason: string;
  readonly unreadable: boolean;
  /** The documents that take no events because of it. */
  readonly keys: readonly string[];
  readonly since: Instant;
}

/** In the order of the log. Throws what the read store throws. */
export async function parkedByFollower(
  reads: Pick<ControlValues, 'listControl'>,
): Promise<readonly ParkedByFollower[]> {
  const { inViews, byReactions } = await allParked(reads);
  const rows = new Map<string, ParkedByFollower>();
  for (const parked of inViews.filter(({ behind }) => !behind)) {
    const id = `${parked.projection} ${parked.eventId}`;
    const before = rows.get(id);
    rows.set(
      id,
      before
        ? { ...before, keys: [...before.keys, ...keysOf(parked)] }
        : { ...rowOf(parked), follower: { kind: 'view', name: parked.projection }, keys: keysOf(parked) },
    );
  }
  const byViews = [...rows.values()];
  const byReaction = byReactions.map((parked) => ({
    ...rowOf(parked),
    follower: { kind: 'reaction', name: parked.reaction } as const,
    keys: [],
  }));
  return [...byViews, ...byReaction].sort((a, b) => (a.position < b.position ? -1 : 1));
}

const keysOf = ({ key }: ParkedEvent): readonly string[] => (key === null ? [] : [key]);

function rowOf({
  eventId,
  position,
  stream,
  revision,
  type = '',
  error,
  unreadable = false,
  parkedAt,
}: ParkedEvent | ParkedReaction): Omit<ParkedByFollower, 'follower' | 'keys'> {
  const place = stream === undefined || revision === undefined ? null : { stream, revision };
  return { eventId, position, place, type, reason: error, unreadable, since: parkedAt };
}
