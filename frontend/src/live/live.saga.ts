import { call, cancel, delay, fork, put, select, take } from 'typed-redux-saga';
import { loggedIn, loggedOut, sessionEnded, sessionResumed } from '../shared/session/session.slice.js';
import { selectUser } from '../shared/session/session.selectors.js';
import { selectVisibleViews } from '../shared/views/views.selectors.js';
import { queryHidden, queryShown, refetchAsked, viewsMoved } from '../shared/views/views.slice.js';
import { liveChannel, type LiveMessage } from './live-channel.js';
import { clientTransferHeard, lineChanged } from './live.slice.js';
import { openSocket, type LiveSocket } from './socket.js';

/** Before the socket tries again by our hand, after the server refused or ended it. */
const RETRY_MS = 5_000;

/** One connection for as long as somebody is logged in. */
export function* liveSaga() {
  for (;;) {
    const user = yield* select(selectUser);
    if (!user) yield* take([loggedIn, sessionResumed]);
    const { id } = (yield* select(selectUser))!;
    const line = yield* fork(lineSaga, id);
    yield* take([loggedOut, sessionEnded]);
    yield* cancel(line);
    if ((yield* select(selectUser)) !== null) yield* take(loggedOut);
  }
}

/** Listens until it is cancelled; then the channel is closed and with it the socket. */
export function* lineSaga(userId: string) {
  const socket = yield* call(openSocket, userId);
  const channel = yield* call(liveChannel, socket);
  const watched = new Set<string>();
  try {
    yield* fork(watchSaga, socket, watched);
    for (;;) yield* hear(yield* take(channel), socket, watched);
  } finally {
    channel.close();
  }
}

function* hear(message: LiveMessage, socket: LiveSocket, watched: Set<string>) {
  switch (message.kind) {
    case 'online':
      // The server forgets what a lost socket watched, and what happened meanwhile was told to nobody.
      watched.clear();
      yield* call(watchVisible, socket, watched);
      yield* put(lineChanged(true));
      return yield* put(refetchAsked({}));
    case 'offline':
      yield* put(lineChanged(false));
      if (!socket.active) yield* fork(connectLater, socket);
      return undefined;
    case 'updated':
      return yield* put(viewsMoved(message.message.updates));
    case 'refetch':
      return yield* put(viewsMoved([{ ...message.message, spread: true }]));
    case 'transfer':
      return yield* put(clientTransferHeard(message.message));
  }
}

/** The library gives up where the server said no; a fresh token may change that. */
function* connectLater(socket: LiveSocket) {
  yield* delay(RETRY_MS);
  socket.connect();
}

/** Tells the server which views are on screen, whenever that changes. */
function* watchSaga(socket: LiveSocket, watched: Set<string>) {
  for (;;) {
    yield* take([queryShown, queryHidden]);
    if (socket.connected) yield* call(watchVisible, socket, watched);
  }
}

function* watchVisible(socket: LiveSocket, watched: Set<string>) {
  const visible = yield* select(selectVisibleViews);
  const added = visible.filter((view) => !watched.has(view));
  const gone = [...watched].filter((view) => !visible.includes(view));
  for (const view of added) watched.add(view);
  for (const view of gone) watched.delete(view);
  if (added.length > 0) socket.emit('watch', { views: added });
  if (gone.length > 0) socket.emit('unwatch', { views: gone });
}
