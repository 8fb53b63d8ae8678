import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { goTo } from '#shared/navigation/go-to';
import { sessionMark } from '#shared/session/session-mark';
import { selectUser } from '#shared/session/session.selectors';
import { sessionStore } from '#shared/session/session-store';
import { loggedOut } from '#shared/session/session.slice';

/** A person who logs out in one tab is logged out in all. */
export function* otherTabsSaga() {
  const dropped = yield* call(eventChannel<string>, (emit: (userId: string) => void) => sessionMark.onDropped(emit));
  yield* takeEvery(dropped, function* leave(userId: string) {
    const user = yield* select(selectUser);
    if (user?.id !== userId) return;
    yield* call(sessionStore.clear);
    yield* put(loggedOut());
    yield* goTo('/login', { replace: true });
  });
}
