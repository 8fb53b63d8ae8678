import type { LiveChange, RefetchMessage } from '@covertrail/contracts/live/live.messages';
import type { LiveUpdate } from '@covertrail/platform/engine/live-feed/live-feed.port';

/** What one room receives in one message. For a view with more changes than a page would read one by one, it contains only the name. */
export interface RoomNews {
  readonly updates: readonly LiveChange[];
  readonly refetch: readonly RefetchMessage[];
}

/** When the collecting of a message began, and which commands and reactions caused it; for logs and traces. */
export interface Gathering {
  readonly startedAtMs: number;
  readonly ms: number;
  readonly correlationIds: readonly string[];
}

/** The first update to a quiet room waits this long for other views that the same command changes. */
const SOON_MS = 10;
/** A room that keeps receiving messages waits twice as long each time, up to this. */
const AT_MOST_MS = 200;
const MAX_IDS = 50;
const MOST_NAMED = 5;

interface Gathered {
  again: boolean;
  readonly ids: Set<string>;
  readonly correlationIds: Set<string>;
  readonly startedAtMs: number;
  position: string;
}

/** A room that received a message recently, or will receive one soon. */
interface BusyRoom {
  views: Map<string, Gathered>;
  timer: NodeJS.Timeout;
}

/**
 * Collects live updates for a short time, then sends each room one message. A single change arrives almost at once; a burst of
 * folds becomes one message every 200 ms, not hundreds.
 */
export class GatheredUpdates {
  private readonly rooms = new Map<string, BusyRoom>();

  constructor(private readonly send: (room: string, news: RoomNews, gathering: Gathering) => void) {}

  /** Rooms that get a message at the end of this interval. */
  get waiting(): number {
    return [...this.rooms.values()].filter(({ views }) => views.size > 0).length;
  }

  add(updates: readonly LiveUpdate[]): void {
    for (const update of updates) {
      for (const audience of update.audience) gather(this.roomOf(`${audience}|${update.view}`).views, update);
    }
  }

  /** Sends what is collected without further waiting. */
  flush(): void {
    for (const [name, room] of this.rooms) {
      clearTimeout(room.timer);
      this.rooms.delete(name);
      if (room.views.size > 0) this.send(name, newsOf(room.views), gatheringOf(room.views));
    }
  }

  private roomOf(name: string): BusyRoom {
    const existing = this.rooms.get(name);
    if (existing) return existing;
    const room = { views: new Map<string, Gathered>(), timer: setTimeout(() => this.sendTo(name, SOON_MS), SOON_MS) };
    this.rooms.set(name, room);
    return room;
  }

  /** A room without changes since its last message is quiet again. */
  private sendTo(name: string, waitedMs: number): void {
    const room = this.rooms.get(name);
    if (!room) return;
    if (room.views.size === 0) return void this.rooms.delete(name);
    const { views } = room;
    const waitMs = Math.min(2 * waitedMs, AT_MOST_MS);
    room.views = new Map();
    room.timer = setTimeout(() => this.sendTo(name, waitMs), waitMs);
    this.send(name, newsOf(views), gatheringOf(views));
  }
}

function gather(views: Map<string, Gathered>, { view, ids, position, again, correlationIds = [] }: LiveUpdate): void {
  const gathered = views.get(view) ?? {
    ids: new Set<string>(),
    correlationIds: new Set<string>(),
    startedAtMs: Date.now(),
    position,
    again: false,
  };
  views.set(view, gathered);
  for (const id of ids) gathered.ids.add(id);
  for (const id of correlationIds) gathered.correlationIds.add(id);
  gathered.again ||= again === true;
  if (position > gathered.position) gathered.position = position;
}

function gatheringOf(views: ReadonlyMap<string, Gathered>): Gathering {
  const all = [...views.values()];
  const startedAtMs = Math.min(...all.map((gathered) => gathered.startedAtMs));
  const correlationIds = [...new Set(all.flatMap((gathered) => [...gathered.correlationIds]))].slice(0, MOST_NAMED);
  return { startedAtMs, ms: Math.max(0, Date.now() - startedAtMs), correlationIds };
}

function newsOf(views: ReadonlyMap<string, Gathered>): RoomNews {
  const few = [...views].filter(([, { ids }]) => ids.size <= MAX_IDS);
  const many = [...views].filter(([, { ids }]) => ids.size > MAX_IDS);
  return {
    updates: few.map(([view, { ids, position, again }]) => ({
      view,
      ids: [...ids],
      position,
      ...(again ? { again: true as const } : {}),
    })),
    refetch: many.map(([view, { position, again }]) => ({ view, position: again ? null : position })),
  };
}
