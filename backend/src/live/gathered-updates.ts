import type { LiveChange, RefetchMessage } from '@covertrail/contracts/live/live.messages';
import type { LiveUpdate } from '@covertrail/platform/engine/live-feed/live-feed.port';

/** What one room receives in one message. Of a view with more changes than a page would read one by one it receives only the name. */
export interface RoomNews {
  readonly updates: readonly LiveChange[];
  readonly refetch: readonly RefetchMessage[];
}

const GATHER_MS = 200;
const MAX_IDS = 50;

interface Gathered {
  readonly ids: Set<string>;
  position: string;
}

/** Gathers live updates for a moment, then sends each room one message: a burst of folds is one message, not hundreds. */
export class GatheredUpdates {
  private readonly rooms = new Map<string, Map<string, Gathered>>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly send: (room: string, news: RoomNews) => void) {}

  /** Rooms that get a message at the end of this moment. */
  get waiting(): number {
    return this.rooms.size;
  }

  add(updates: readonly LiveUpdate[]): void {
    for (const update of updates) {
      for (const audience of update.audience) this.gather(`${audience}|${update.view}`, update);
    }
    if (this.rooms.size > 0) this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const due = [...this.rooms];
    this.rooms.clear();
    for (const [room, views] of due) this.send(room, newsOf(views));
  }

  private gather(room: string, { view, ids, position }: LiveUpdate): void {
    const views = this.rooms.get(room) ?? new Map<string, Gathered>();
    this.rooms.set(room, views);
    const gathered = views.get(view) ?? { ids: new Set<string>(), position };
    views.set(view, gathered);
    for (const id of ids) gathered.ids.add(id);
    if (position > gathered.position) gathered.position = position;
  }
}

function newsOf(views: ReadonlyMap<string, Gathered>): RoomNews {
  const few = [...views].filter(([, { ids }]) => ids.size <= MAX_IDS);
  const many = [...views].filter(([, { ids }]) => ids.size > MAX_IDS);
  return {
    updates: few.map(([view, { ids, position }]) => ({ view, ids: [...ids], position })),
    refetch: many.map(([view, { position }]) => ({ view, position })),
  };
}
