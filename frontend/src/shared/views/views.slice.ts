import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Position } from '@covertrail/domain/kernel/event';
import type { Problem } from '../api/api-problem.js';
import { loggedOut, roleSwitched } from '../session/session.slice.js';
import { withSharedStructure } from './shared-structure.js';
import { placeOf, type Reading, type ViewQuery } from './view-query.js';
import { currentQuery, isOlder, type QueryState, type ViewsState } from './views.types.js';

/** So many answers that no page shows are kept, for a person who goes back. */
const KEPT = 12;

interface Answer {
  readonly key: string;
  readonly reading: Reading;
  readonly position: Position | null;
  readonly revision: number | null;
  readonly stale: boolean;
}

/**
 * Documents of a view changed at a position, or at an unknown one (null): then it is read again whatever is shown.
 * `spread` asks pages to answer after a random pause.
 */
export interface Moved {
  readonly view: string;
  readonly position: Position | null;
  readonly spread?: boolean;
}

const initialState: ViewsState = { entities: {}, queries: {}, touches: 0, newest: {}, seen: {} };

const unanswered = (query: ViewQuery): QueryState => ({
  query,
  users: 0,
  touched: 0,
  status: 'loading',
  ids: null,
  rest: null,
  total: 0,
  answered: false,
  revision: null,
  position: null,
  stale: false,
  problem: null,
});

/** Read views as the page holds them (reference: pages): entities by view, id and position; id lists for the last few queries. */
export const viewsSlice = createSlice({
  name: 'views',
  initialState,
  reducers: {
    queryShown: (state, { payload }: PayloadAction<{ key: string; query: ViewQuery }>): ViewsState => {
      const current = currentQuery(state, payload.key) ?? unanswered(payload.query);
      const touches = state.touches + 1;
      const shown = { ...current, users: current.users + 1, touched: touches };
      return { ...state, touches, queries: { ...state.queries, [payload.key]: shown } };
    },
    queryHidden: (state, { payload }: PayloadAction<{ key: string }>): ViewsState => {
      const current = state.queries[payload.key];
      if (!current) return state;
      const touches = state.touches + 1;
      const hidden = { ...current, users: Math.max(current.users - 1, 0), touched: touches };
      return pruned(withQuery({ ...state, touches }, payload.key, hidden));
    },
    queryStarted: (state, { payload }: PayloadAction<{ key: string }>): ViewsState => {
      const current = state.queries[payload.key];
      return current ? withQuery(state, payload.key, { ...current, status: 'loading' }) : state;
    },
    // Compared with what is held: on the plain state, since reading through a draft would make a draft of each part.
    queryAnswered: (state, { payload }: PayloadAction<Answer>): ViewsState =>
      answered(original(state) ?? state, payload),
    queryFailed: (state, { payload }: PayloadAction<{ key: string; problem: Problem }>): ViewsState => {
      const current = state.queries[payload.key];
      return current
        ? withQuery(state, payload.key, { ...current, status: 'failed', problem: payload.problem })
        : state;
    },
    /** Asks for the visible queries of these views again (all views without a list), no older than `atLeast`. */
    refetchAsked: (
      state,
      {
        payload: { views, atLeast },
      }: PayloadAction<{ views?: readonly string[]; keys?: readonly string[]; atLeast?: Position | null }>,
    ): ViewsState =>
      views && atLeast
        ? withNewest(
            state,
            views.map((view) => ({ view, position: atLeast })),
          )
        : state,
    /** A live message: documents of these views changed. */
    viewsMoved: (state, { payload }: PayloadAction<readonly Moved[]>): ViewsState => withNewest(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
    builder.addCase(roleSwitched, (state): ViewsState => forgotten(state));
  },
});

export const { queryShown, queryHidden, queryStarted, queryAnswered, queryFailed, refetchAsked, viewsMoved } =
  viewsSlice.actions;

const withQuery = (state: ViewsState, key: string, query: QueryState): ViewsState => ({
  ...state,
  queries: { ...state.queries, [key]: query },
});

function withNewest(state: ViewsState, moves: readonly Moved[]): ViewsState {
  const news = moves.flatMap(({ view, position }) =>
    position === null || position <= (state.newest[view] ?? '') ? [] : [[view, position] as const],
  );
  return news.length === 0 ? state : { ...state, newest: { ...state.newest, ...Object.fromEntries(news) } };
}

function answered(state: ViewsState, { key, reading, position, revision, stale }: Answer): ViewsState {
  const current = state.queries[key];
  if (!current) return state;
  if (current.answered && isOlder(position, current.position))
    return withQuery(state, key, { ...current, status: 'ready' });
  const query: QueryState = {
    ...current,
    status: 'ready',
    answered: true,
    problem: null,
    position,
    revision,
    stale,
    ids: withSharedStructure(current.ids, reading.rows?.map(([id]) => id) ?? null),
    rest: withSharedStructure(current.rest, reading.rest),
    total: reading.total,
  };
  const { view } = current.query;
  const seen = isOlder(state.seen[view] ?? '', position) ? { ...state.seen, [view]: position! } : state.seen;
  return withQuery(
    { ...state, seen, entities: merged(state.entities, placeOf(current.query), reading, position) },
    key,
    query,
  );
}

/** Takes a row only where it is not older than the one that is held. One that says the same stays the same object, so that nothing draws it again. */
function merged(
  entities: ViewsState['entities'],
  place: string,
  { rows }: Reading,
  position: Position | null,
): ViewsState['entities'] {
  if (!rows || rows.length === 0) return entities;
  const held = { ...entities[place] };
  for (const [id, row] of rows) {
    const before = held[id];
    if (!isOlder(position, before?.position ?? null))
      held[id] = { row: withSharedStructure(before?.row, row), position };
  }
  return { ...entities, [place]: held };
}

/** Another role sees other answers to the same questions: what is on screen is read again. */
function forgotten(state: ViewsState): ViewsState {
  const shown = Object.entries(state.queries).filter(([, { users }]) => users > 0);
  const queries = Object.fromEntries(
    shown.map(([key, { query, users, touched }]) => [key, { ...unanswered(query), users, touched }]),
  );
  return { ...initialState, touches: state.touches, queries };
}

function pruned(state: ViewsState): ViewsState {
  const idle = Object.entries(state.queries).filter(([, { users }]) => users === 0);
  if (idle.length <= KEPT) return state;
  const oldest = idle
    .sort(([, a], [, b]) => a.touched - b.touched)
    .slice(0, idle.length - KEPT)
    .map(([key]) => key);
  const queries = Object.fromEntries(Object.entries(state.queries).filter(([key]) => !oldest.includes(key)));
  return { ...state, queries, entities: namedBy(queries, state.entities) };
}

/** The entities that some remaining query still names. */
function namedBy(queries: ViewsState['queries'], entities: ViewsState['entities']): ViewsState['entities'] {
  const names = new Map<string, Set<string>>();
  for (const { query, ids } of Object.values(queries)) {
    const place = placeOf(query);
    names.set(place, new Set([...(names.get(place) ?? []), ...(ids ?? [])]));
  }
  return Object.fromEntries(
    [...names].map(([place, ids]) => [
      place,
      Object.fromEntries(Object.entries(entities[place] ?? {}).filter(([id]) => ids.has(id))),
    ]),
  );
}
