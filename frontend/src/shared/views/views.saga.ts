import type { Task } from 'redux-saga';
import { all, call, cancel, delay, flush, fork, put, select, take, takeEvery, actionChannel } from 'typed-redux-saga';
import type { Position } from '@covertrail/domain/kernel/event';
import { callApi } from '../api/call-api.js';
import { problemOf } from '../api/api-problem.js';
import { roleSwitched } from '../session/session.slice.js';
import { readingOf } from './view-query.js';
import { selectKeysBehind, selectKeysUnplaced, selectNewest, selectQuery, selectVisibleKeys } from './views.selectors.js';
import { queryAnswered, queryFailed, queryHidden, queryShown, queryStarted, refetchAsked, viewsMoved, type Moved } from './views.slice.js';

/** Messages that arrive this close together are answered with one refetch. */
const GATHER_MS = 150;
/** Over how long the pages of all people spread a refetch that was asked of them at once. */
const SPREAD_MS = 2_000;

/** Positions that were asked for, by query: a query that runs takes them up when it ends. */
type Asked = Map<string, Position | null>;

/** Reads what pages show, again whenever it may have changed, and stops reading what nobody shows any more. */
export function* viewsSaga() {
  yield* all([fork(readSaga), fork(movedSaga), takeEvery(roleSwitched, refetchAll)]);
}

function* refetchAll() {
  yield* put(refetchAsked({}));
}

function* readSaga() {
  const asked: Asked = new Map();
  const running = new Map<string, Task>();
  for (;;) {
    const action = yield* take([queryShown, queryHidden, refetchAsked]);
    if (queryHidden.match(action)) yield* call(stopUnlessShown, action.payload.key, running);
    const atLeast = yield* call(atLeastOf, action);
    for (const key of yield* call(keysOf, action)) {
      asked.set(key, later(asked.get(key) ?? null, atLeast));
      if (!running.get(key)?.isRunning()) running.set(key, yield* fork(readWhileAsked, key, asked));
    }
  }
}

type Cause = ReturnType<typeof queryShown | typeof queryHidden | typeof refetchAsked>;

/** What the answer must show: a page that opens is not behind what was done on the one before it. */
function* atLeastOf(action: Cause) {
  if (queryShown.match(action)) return yield* select(selectNewest, action.payload.query.view);
  return refetchAsked.match(action) ? (action.payload.atLeast ?? null) : null;
}

function* keysOf(action: Cause) {
  if (queryShown.match(action)) return [action.payload.key];
  if (!refetchAsked.match(action)) return [];
  const { keys, views } = action.payload;
  const visible = yield* select(selectVisibleKeys, views);
  return keys ? visible.filter((key) => keys.includes(key)) : visible;
}

function* stopUnlessShown(key: string, running: Map<string, Task>) {
  const users = (yield* select(selectQuery, key))?.users ?? 0;
  const task = running.get(key);
  if (users > 0 || !task) return;
  running.delete(key);
  yield* cancel(task);
}

function* readWhileAsked(key: string, asked: Asked) {
  for (let atLeast = asked.get(key); atLeast !== undefined; atLeast = asked.get(key)) {
    asked.delete(key);
    yield* call(readOnce, key, atLeast);
  }
}

function* readOnce(key: string, atLeast: Position | null) {
  const known = yield* select(selectQuery, key);
  if (!known) return;
  const { path, query, body: question } = known.query;
  yield* put(queryStarted({ key }));
  try {
    const reply = yield* callApi({ ...(question ? { method: 'POST', body: question } : { method: 'GET' }), path, ...(query ? { query } : {}), ...(atLeast ? { ifPosition: atLeast } : {}) });
    const { body, position, revision, stale } = reply;
    yield* put(queryAnswered({ key, reading: readingOf(body, known.query), position, revision, stale }));
  } catch (error) {
    yield* put(queryFailed({ key, problem: problemOf(error) }));
  }
}

function* movedSaga() {
  const channel = yield* actionChannel(viewsMoved);
  for (;;) {
    const first = yield* take(channel);
    yield* delay(GATHER_MS);
    const rest = yield* flush(channel);
    const moves = [first, ...(Array.isArray(rest) ? rest : [])].flatMap(({ payload }) => payload);
    yield* call(follow, moves.filter(({ spread }) => !spread));
    for (const move of moves) if (move.spread) yield* fork(followLater, move);
  }
}

function* follow(moves: readonly Moved[]) {
  for (const [view, position] of latestByView(moves)) {
    if (position === null) {
      yield* put(refetchAsked({ views: [view] }));
      continue;
    }
    const behind = yield* select(selectKeysBehind, [view], position);
    const keys = [...new Set([...behind, ...(yield* select(selectKeysUnplaced, [view]))])];
    if (keys.length > 0) yield* put(refetchAsked({ keys, atLeast: position }));
  }
}

function* followLater(move: Moved) {
  yield* delay(Math.random() * SPREAD_MS);
  yield* call(follow, [move]);
}

/** Null for a view of which one move has no position. */
function latestByView(moves: readonly Moved[]): Map<string, Position | null> {
  const latest = new Map<string, Position | null>();
  for (const { view, position } of moves) {
    const known = latest.get(view);
    latest.set(view, known === undefined || position === null ? position : known && later(known, position));
  }
  return latest;
}

function later(a: Position | null, b: Position | null): Position | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
