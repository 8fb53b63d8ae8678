import { useCallback, useEffect, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Problem } from '../api/api-problem.js';
import { keyOf, placeOf, type ViewQuery } from './view-query.js';
import { queryHidden, queryShown, refetchAsked } from './views.slice.js';
import { currentQuery, type QueryState, type ViewsState } from './views.types.js';

/** What a page knows of its question right now. */
export interface ViewResult<Row, Body> {
  readonly rows: readonly Row[];
  /** The reply without its rows: a single document, counts, chart points. Null until answered. */
  readonly body: Body | null;
  /** Rows on all pages. */
  readonly total: number;
  /** Nothing to show yet: draw skeletons. */
  readonly loading: boolean;
  /** A newer answer is awaited, while the last one is shown. */
  readonly refreshing: boolean;
  /** The server could not wait until the view had caught up; a live message will bring the rest. */
  readonly stale: boolean;
  /** `ETag` of the reply: send it back as `ifMatch`. */
  readonly revision: number | null;
  readonly problem: Problem | null;
  readonly refetch: () => void;
}

interface Root {
  readonly views: ViewsState;
}

/**
 * Asks a read view and keeps the answer current while the component is on screen: it is asked again when a live message
 * names the view, after a reconnect and after commands that settle it. While another question of the same view loads
 * (next page, new filter) the rows before it stay. Null asks nothing.
 */
export function useViewQuery<Row, Body>(query: ViewQuery<Row, Body> | null): ViewResult<Row, Body> {
  const key = query ? keyOf(query) : null;
  const dispatch = useDispatch();
  const own = useSelector((state: Root) => (key === null ? undefined : currentQuery(state.views, key)));
  const last = useLastAnswer(query, own);
  const held = useSelector((state: Root) => rowsOf(state, last), shallowEqual) as readonly Row[] | null;
  const shown = held === null ? undefined : last;

  useEffect(() => {
    if (key === null) return undefined;
    dispatch(queryShown({ key, query: JSON.parse(key) as ViewQuery }));
    return () => {
      dispatch(queryHidden({ key }));
    };
  }, [dispatch, key]);

  const refetch = useCallback(() => {
    if (key !== null) dispatch(refetchAsked({ keys: [key] }));
  }, [dispatch, key]);
  return { rows: held ?? [], refetch, ...summary<Body>(key, own, shown) };
}

/** Null where a row of the answer is not held any more: such an answer says nothing, and above all not that there is nothing. */
function rowsOf({ views }: Root, answer: QueryState | undefined): readonly unknown[] | null {
  const held = answer && views.entities[placeOf(answer.query)];
  const rows = (answer?.ids ?? []).map((id) => held?.[id]?.row);
  return rows.includes(undefined) ? null : rows;
}

function summary<Body>(
  key: string | null,
  own: QueryState | undefined,
  shown: QueryState | undefined,
): Omit<ViewResult<never, Body>, 'rows' | 'refetch'> {
  const waiting = key !== null && own?.status !== 'failed';
  return {
    body: shown ? (shown.rest as Body) : null,
    total: shown?.total ?? 0,
    loading: waiting && !shown,
    refreshing: waiting && shown !== undefined && own?.status !== 'ready',
    stale: shown?.stale ?? false,
    revision: shown?.revision ?? null,
    problem: own?.status === 'failed' ? own.problem : null,
  };
}

/** The own answer, or until it is there the last one of the same path, so that the page is not empty while another page of rows loads. */
function useLastAnswer(query: ViewQuery | null, own: QueryState | undefined): QueryState | undefined {
  const [last, setLast] = useState<QueryState>();
  if (own?.answered && last !== own) setLast(own);
  if (own?.answered) return own;
  return query && last && last.query.path === query.path ? last : undefined;
}
