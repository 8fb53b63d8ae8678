import type { Position } from '@covertrail/domain/kernel/event';

/** A view that a page begins to watch. */
export interface WatchedView {
  readonly view: string;
  /** The position up to which the page shows it; null for a position that cannot be read; absent when the page does not show the view yet. */
  readonly since?: Position | null;
}

/** More than any page shows; further names are ignored. */
export const MAX_WATCHED = 50;
const VIEW_NAME = /^[a-z][a-z-]{1,60}$/;
const POSITION = /^[0-9]{1,64}$/;

/** Whether a message from outside is one that names views, known or not. */
export const isWatchMessage = (message: unknown): boolean =>
  isRecord(message) && Array.isArray(message['views']) && message['views'].every((view) => typeof view === 'string');

/** The views that a message from outside names; the rest of the message is ignored. */
export function viewsIn(message: unknown): readonly string[] {
  const views = isRecord(message) ? message['views'] : null;
  if (!Array.isArray(views)) return [];
  return views.filter((view): view is string => typeof view === 'string' && VIEW_NAME.test(view)).slice(0, MAX_WATCHED);
}

/** The same with the position of each. A position that is not valid counts as null: the page must read the view again. */
export function watchedViewsIn(message: unknown): readonly WatchedView[] {
  const since = isRecord(message) ? message['since'] : null;
  const positions = new Map(isRecord(since) ? Object.entries(since) : []);
  return viewsIn(message).map((view) => {
    const position = positions.get(view);
    if (position === undefined) return { view };
    return { view, since: typeof position === 'string' && POSITION.test(position) ? position : null };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
