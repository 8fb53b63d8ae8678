import type { Position } from '@covertrail/domain/kernel/event';
import type { Problem } from '../api/api-problem.js';
import { viewsOf, type ViewQuery } from './view-query.js';

/** A row as some answer brought it; only an answer that is not older may replace it. */
interface Held {
  readonly row: unknown;
  readonly position: Position | null;
}

/** A question that a page shows, or one of the last few that pages showed. */
export interface QueryState {
  readonly query: ViewQuery;
  /** How many components show it now. */
  readonly users: number;
  /** Rises whenever it is shown or hidden: the least recent goes first. */
  readonly touched: number;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Null until answered, and for replies without rows. */
  readonly ids: readonly string[] | null;
  readonly rest: unknown;
  readonly total: number;
  readonly answered: boolean;
  readonly revision: number | null;
  /** How current the answer is. */
  readonly position: Position | null;
  /** The server could not wait until the view had caught up. */
  readonly stale: boolean;
  readonly problem: Problem | null;
}

export interface ViewsState {
  readonly entities: Readonly<Record<string, Readonly<Record<string, Held>>>>;
  readonly queries: Readonly<Record<string, QueryState>>;
  readonly touches: number;
  /** The newest position that this page knows of for a view, from its own commands or from messages: no older answer is newly shown. */
  readonly newest: Readonly<Record<string, Position>>;
  /** The newest position that an answer of a view was shown with: the page never goes back behind it. */
  readonly seen: Readonly<Record<string, Position>>;
}

/** True where both are known and `a` comes before `b` in the log. */
export const isOlder = (a: Position | null, b: Position | null): boolean => a !== null && b !== null && a < b;

/** The later of two positions; null where neither is known. */
export function later(a: Position | null, b: Position | null): Position | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}

/** The state of a query, unless nobody shows it and its answer is older than the newest position that this page knows. */
export function currentQuery({ queries, newest }: ViewsState, key: string): QueryState | undefined {
  const held = queries[key];
  const isBehind = (view: string) => isOlder(held?.position ?? null, newest[view] ?? null);
  return held?.users === 0 && viewsOf(held.query).some(isBehind) ? undefined : held;
}
