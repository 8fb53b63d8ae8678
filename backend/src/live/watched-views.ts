import type { Position } from '@covertrail/domain/kernel/event';

/** A view that a page begins to watch. */
export interface WatchedView {
  readonly view: string;
  /** As of which position the page shows it; null where it shows it as of none that can be read; absent where it shows nothing. */
  readonly since?: Position | null;
}

/** More than any page shows; names beyond that are passed over. */
export const MAX_WATCHED = 50;
const VIEW_NAME = /^[a-z][a-z-]{1,60}$/;
const POSITION = /^[0-9]{1,64}$/;

/** Views named in a message from outside; anything else in it is passed over. */
export function viewsIn(message: unknown): readonly string[] {
  const views = isRecord(message) ? message['views'] : null;
  if (!Array.isArray(views)) return [];
  return views.filter((view): view is string => typeof view === 'string' && VIEW_NAME.test(view)).slice(0, MAX_WATCHED);
}

/** The same with the position of each. One that is no position is as good as none: the page is to read the view again. */
export function watchedViewsIn(message: unknown): readonly WatchedView[] {
  const since = isRecord(message) ? message['since'] : null;
  const positions = new Map(isRecord(since) ? Object.entries(since) : []);
  return viewsIn(message).map((view) => {
    const position = positions.get(view);
    if (position === undefined) return { view };
    return { view, since: typeof position === 'string' && POSITION.test(position) ? position : null };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
