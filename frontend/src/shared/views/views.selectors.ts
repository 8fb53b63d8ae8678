import type { Position } from '@covertrail/domain/kernel/event';
import { viewsOf, type ViewQuery } from './view-query.js';
import { isOlder, later, type QueryState, type ViewsState } from './views.types.js';

interface WithViews {
  readonly views: ViewsState;
}

export const selectQuery = (state: WithViews, key: string): QueryState | undefined => state.views.queries[key];

/** The newest position, of any view that an answer depends on, that this page knows of or has shown: no query of these views asks for less. */
export const selectHeld = ({ views: { newest, seen } }: WithViews, query: ViewQuery): Position | null =>
  viewsOf(query)
    .flatMap((view) => [newest[view] ?? null, seen[view] ?? null])
    .reduce(later, null);

/** Likewise of the views that a path was asked of. */
export const selectHeldOfPath = (state: WithViews, path: string): Position | null => {
  const held = Object.values(state.views.queries).find(({ query }) => query.path === path);
  return held ? selectHeld(state, held.query) : null;
};

const dependsOn = (query: ViewQuery, views: readonly string[]): boolean =>
  viewsOf(query).some((view) => views.includes(view));

const shown = ({ views }: WithViews): [string, QueryState][] =>
  Object.entries(views.queries).filter(([, { users }]) => users > 0);

/** Names of the views on screen, in a steady order. */
export const selectVisibleViews = (state: WithViews): string[] =>
  [...new Set(shown(state).flatMap(([, { query }]) => viewsOf(query)))].sort();

/** Keys of the queries on screen, of these views or of all. */
export const selectVisibleKeys = (state: WithViews, views?: readonly string[]): string[] =>
  shown(state)
    .filter(([, { query }]) => !views || dependsOn(query, views))
    .map(([key]) => key);

/** Keys of the queries on screen whose answer does not yet show what happened at `position`. */
export const selectKeysBehind = (state: WithViews, views: readonly string[], position: Position | null): string[] =>
  shown(state)
    .filter(
      ([, { query, ...at }]) =>
        dependsOn(query, views) && at.status !== 'failed' && (!at.answered || isOlder(at.position, position)),
    )
    .map(([key]) => key);

/**
 * As of which position each view is shown: that of its oldest answer on screen, empty where some answer has none. A view
 * of which nothing is shown yet is not in it.
 */
export const selectShownSince = (state: WithViews): ReadonlyMap<string, Position> => {
  const since = new Map<string, Position>();
  for (const [, { query, answered, position }] of shown(state)) {
    for (const view of viewsOf(query)) {
      const earliest = since.get(view);
      if (answered && (earliest === undefined || (position ?? '') < earliest)) since.set(view, position ?? '');
    }
  }
  return since;
};

/** Whether some answer on screen lacks what has happened, as the server says of it. */
export const selectIsStale = (state: WithViews): boolean =>
  shown(state).some(([, { answered, stale }]) => answered && stale);

/** Keys of the queries on screen that were not answered but refused, or that nothing came back for. */
export const selectKeysFailed = (state: WithViews): string[] =>
  shown(state)
    .filter(([, { status }]) => status === 'failed')
    .map(([key]) => key);

/** Keys of the answered queries on screen without a position: they are read from streams, and any message may concern them. */
export const selectKeysUnplaced = (state: WithViews, views: readonly string[]): string[] =>
  shown(state)
    .filter(([, { query, answered, position }]) => dependsOn(query, views) && answered && position === null)
    .map(([key]) => key);
