import { call, cancel, delay, fork, put, select, take } from 'typed-redux-saga';
import type { Position } from '@covertrail/domain/kernel/event';
import { userDetails } from '@covertrail/contracts/session/session.calls';
import { ApiProblem } from '../shared/api/api-problem.js';
import { callApi } from '../shared/api/call-api.js';
import { requestOf } from '../shared/api/call-request.js';
import { loggedIn, loggedOut, sessionEnded, sessionResumed } from '../shared/session/session.slice.js';
import { selectUser } from '../shared/session/session.selectors.js';
import { selectKeysFailed, selectShownSince, selectVisibleViews } from '../shared/views/views.selectors.js';
import { queryAnswered, queryHidden, queryShown, refetchAsked, viewsMoved } from '../shared/views/views.slice.js';
import { liveChannel, type LiveMessage } from './live-channel.js';
import { clientTransferReceived, lineChanged } from './live.slice.js';
import { openSocket, type LiveSocket } from './socket.js';

/** The pause before this saga connects again, after the server refused or ended the connection. */
const RETRY_MS = 5_000;

/**
 * The views that this connection receives, each with the position since which everything reaches the page; null for one
 * that was named before anything of it was shown.
 *
 * Nothing is lost as long as no answer on screen is older than that position. The server subscribes the socket first and
 * looks for what was missed after that, so a view named with `since` has no gap. Where an answer turns out to be older (it
 * was read before the subscription: the first of a view, or one kept from before), the view is named again, as of that
 * answer. What arrives while a query runs needs nothing: the query is asked again if its answer does not show it.
 */
type Received = Map<string, Position | null>;

/** One connection for as long as a person is logged in. */
export function* liveSaga() {
  for (;;) {
    const user = yield* select(selectUser);
    if (!user) yield* take([loggedIn, sessionResumed]);
    const { id, roles } = (yield* select(selectUser))!;
    // An operator belongs to no company: the server sends nothing.
    const line = yield* fork(roles.includes('operator') ? noLineSaga : lineSaga, id);
    yield* take([loggedOut, sessionEnded]);
    yield* cancel(line);
    if ((yield* select(selectUser)) !== null) yield* take(loggedOut);
  }
}

function* noLineSaga() {
  yield* put(lineChanged(true));
}

/** Listens until it is canceled; then the channel is closed and with it the socket. */
export function* lineSaga(userId: string) {
  const socket = yield* call(socketSaga, userId);
  const channel = yield* call(liveChannel, socket);
  const received: Received = new Map();
  try {
    yield* fork(watchSaga, socket, received);
    for (;;) yield* receive(yield* take(channel), socket, received);
  } finally {
    channel.close();
  }
}

/** Without a network the program of the socket is not there either: it is asked for again until it is. */
function* socketSaga(userId: string) {
  for (;;) {
    try {
      return yield* call(openSocket, userId);
    } catch {
      yield* put(lineChanged(false));
      yield* delay(RETRY_MS);
    }
  }
}

function* receive(message: LiveMessage, socket: LiveSocket, received: Received) {
  switch (message.kind) {
    case 'online':
      // The server forgets what a lost socket watched.
      received.clear();
      yield* call(watchVisible, socket, received);
      yield* put(lineChanged(true));
      return yield* call(askFailedAgain);
    case 'offline':
      yield* put(lineChanged(false));
      if (!socket.active) yield* fork(connectLater, socket);
      return undefined;
    case 'updated':
      return yield* put(
        viewsMoved(
          message.message.updates.map(({ view, position, again }) => ({ view, position: again ? null : position })),
        ),
      );
    case 'refetch':
      return yield* put(viewsMoved([{ ...message.message, spread: true }]));
    case 'transfer':
      return yield* put(clientTransferReceived(message.message));
  }
}

/**
 * The library does not retry after the server refused or ended the connection; with a new token it may succeed. Where the session was ended elsewhere
 * the next call says so: without it a page that nobody touches would go on showing what it has.
 */
function* connectLater(socket: LiveSocket) {
  yield* call(askWhetherSessionLives);
  yield* delay(RETRY_MS);
  socket.connect();
}

function* askWhetherSessionLives() {
  try {
    yield* callApi(requestOf(userDetails));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

/** Queries that failed because of the network may succeed now; no position says what such a query missed. */
function* askFailedAgain() {
  const keys = yield* select(selectKeysFailed);
  if (keys.length > 0) yield* put(refetchAsked({ keys }));
}

/** Sends the server the views on the page and their positions, whenever they change. */
function* watchSaga(socket: LiveSocket, received: Received) {
  for (;;) {
    yield* take([queryShown, queryHidden, queryAnswered]);
    if (socket.connected) yield* call(watchVisible, socket, received);
  }
}

function* watchVisible(socket: LiveSocket, received: Received) {
  const visible = yield* select(selectVisibleViews);
  const since = yield* select(selectShownSince);
  const named = visible.filter((view) => !received.has(view) || isBefore(since.get(view), received.get(view) ?? null));
  const gone = [...received.keys()].filter((view) => !visible.includes(view));
  for (const view of named) received.set(view, since.get(view) ?? null);
  for (const view of gone) received.delete(view);
  const shown = named.filter((view) => since.has(view)).map((view) => [view, since.get(view)!] as const);
  if (named.length > 0)
    socket.emit('watch', { views: named, ...(shown.length > 0 ? { since: Object.fromEntries(shown) } : {}) });
  if (gone.length > 0) socket.emit('unwatch', { views: gone });
}

const isBefore = (shown: Position | undefined, received: Position | null): boolean =>
  shown !== undefined && (received === null || shown < received);
