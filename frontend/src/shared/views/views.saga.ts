import type { Channel, Task } from 'redux-saga';
import {
  all,
  call,
  cancel,
  delay,
  flush,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  actionChannel,
} from 'typed-redux-saga';
import type { Position } from '@covertrail/domain/kernel/event';
import { callApi } from '../api/call-api.js';
import { problemOf } from '../api/api-problem.js';
import { roleSwitched } from '../session/session.slice.js';
import { selectHeld, selectKeysBehind, selectKeysUnplaced, selectQuery, selectVisibleKeys } from './views.selectors.js';
import {
  queryAnswered,
  queryFailed,
  queryHidden,
  queryShown,
  queryStarted,
  refetchAsked,
  viewsMoved,
  type Moved,
} from './views.slice.js';
import { isOlder, later } from './views.types.js';
import { wholeReading } from './whole-list.saga.js';

/** Messages that arrive this close together are answered with one refetch. */
const SOON_MS = 10;
/** While more keep arriving the page waits twice as long each time, up to this. */
const AT_MOST_MS = 150;
/** Over how long the pages of all people spread a refetch that was asked of them at once. */
const SPREAD_MS = 2_000;

/** Before a query is sent again whose answer is behind; the last holds from then on. The server waits, too, before each such answer. */
const AGAIN_MS = [250, 1_000, 2_000, 5_000] as const;
/** So many answers that are older than what the page has shown are passed over before the page shows one that says it is stale. */
const PATIENCE = 3;

/** An answer as of a position or later; with `again` one that is read from now on, whatever the page has. */
interface Ask {
  readonly atLeast: Position | null;
  readonly again: boolean;
}

/** What was asked, by query: a query that runs takes it up when it ends, unless its answer is what was asked for. */
type Asked = Map<string, Ask>;

/** Reads what pages show, again whenever it may have changed, and stops reading what no page shows. */
export function* viewsSaga() {
  yield* all([fork(readSaga), fork(movedSaga), takeEvery(roleSwitched, refetchAll)]);
}

function* refetchAll() {
  yield* put(refetchAsked({}));
}

function* readSaga() {
  const waiting: Asked = new Map();
  const running = new Map<string, Task>();
  for (;;) {
    const action = yield* take([queryShown, queryHidden, refetchAsked]);
    if (queryHidden.match(action)) yield* call(stopUnlessShown, action.payload.key, running);
    for (const key of yield* call(keysOf, action)) {
      const isRunning = running.get(key)?.isRunning() === true;
      waiting.set(key, isRunning ? both(waiting.get(key), askOf(action)) : { ...askOf(action), again: true });
      if (!isRunning) running.set(key, yield* fork(readWhileAsked, key, waiting));
    }
  }
}

type Cause = ReturnType<typeof queryShown | typeof queryHidden | typeof refetchAsked>;

/** Another part of the page that shows the query asks for no newer answer. */
function askOf(action: Cause): Ask {
  if (!refetchAsked.match(action)) return { atLeast: null, again: false };
  const { atLeast = null } = action.payload;
  return { atLeast, again: atLeast === null };
}

const both = (ask: Ask | undefined, other: Ask): Ask =>
  ask ? { atLeast: later(ask.atLeast, other.atLeast), again: ask.again || other.again } : other;

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

function* readWhileAsked(key: string, waiting: Asked) {
  let behind = 0;
  for (let ask = waiting.get(key); ask !== undefined; ask = waiting.get(key)) {
    waiting.delete(key);
    if (!(yield* call(isOpen, key, ask))) continue;
    const next = yield* call(readOnce, key, ask, behind >= PATIENCE);
    behind = next === null ? 0 : behind + 1;
    if (next === null) continue;
    yield* race({ enough: delay(AGAIN_MS[Math.min(behind, AGAIN_MS.length) - 1]!), news: take(refetchAsked) });
    waiting.set(key, both(waiting.get(key), next));
  }
}

/** True unless the page has what was asked for. An answer without a position says nothing of what it shows. */
function* isOpen(key: string, { atLeast, again }: Ask) {
  const held = yield* select(selectQuery, key);
  if (again || !held?.answered) return true;
  return held.position === null ? atLeast !== null : isOlder(held.position, atLeast);
}

/**
 * Asks for what the page has of the view, and for `atLeast`: another backend may be behind the one that answered before. Gives
 * what is to be asked next where the answer is older, or lacks what has happened; null where it is neither.
 */
function* readOnce(key: string, { atLeast, again }: Ask, takeOlder: boolean) {
  const held = yield* select(selectQuery, key);
  if (!held) return null;
  const { path, query, body: question } = held.query;
  const awaited = later(atLeast, yield* select(selectHeld, held.query));
  yield* put(queryStarted({ key }));
  try {
    const request = question ? ({ method: 'POST', body: question } as const) : ({ method: 'GET' } as const);
    const asking = { ...request, path, ...(query ? { query } : {}), ...(awaited ? { ifPosition: awaited } : {}) };
    const reply = yield* callApi(asking);
    const { position, revision } = reply;
    const reading = yield* call(wholeReading, held.query, asking, reply.body);
    const older = isOlder(position, awaited);
    const stale = reply.stale || older;
    if (!older || takeOlder || held.answered) yield* put(queryAnswered({ key, reading, position, revision, stale }));
    return stale ? ({ atLeast: awaited, again: again || !older } satisfies Ask) : null;
  } catch (error) {
    yield* put(queryFailed({ key, problem: problemOf(error) }));
    return null;
  }
}

function* movedSaga() {
  const channel = yield* actionChannel(viewsMoved);
  for (;;) yield* followWhileBusy(channel, (yield* take(channel)).payload);
}

/** Until nothing has arrived for as long as the page waited last. */
function* followWhileBusy(channel: Channel<ReturnType<typeof viewsMoved>>, first: readonly Moved[]) {
  let moves = first;
  for (let waitMs = SOON_MS; ; waitMs = Math.min(2 * waitMs, AT_MOST_MS)) {
    yield* delay(waitMs);
    const more = yield* flush(channel);
    moves = [...moves, ...(Array.isArray(more) ? more : []).flatMap(({ payload }) => payload)];
    if (moves.length === 0) return;
    yield* call(
      follow,
      moves.filter(({ spread }) => !spread),
    );
    for (const move of moves) if (move.spread) yield* fork(followLater, move);
    moves = [];
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
    const earlier = latest.get(view);
    latest.set(view, earlier === undefined || position === null ? position : earlier && later(earlier, position));
  }
  return latest;
}
