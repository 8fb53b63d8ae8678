import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { goTo } from '#shared/navigation/go-to';
import { sessionMark } from '#shared/session/session-mark';
import { selectSession, selectUser } from '#shared/session/session.selectors';
import { sessionStore } from '#shared/session/session-store';
import { loggedOut } from '#shared/session/session.slice';
import { takeUp } from './details.saga.js';
import { landingOf } from './landing.saga.js';

interface Switched {
  readonly userId: string;
  readonly companyId: string;
}

/** A person who logs out in one tab is logged out in all, and one who goes on for another company does so in all. */
export function* otherTabsSaga() {
  const dropped = yield* call(eventChannel<string>, (emit: (userId: string) => void) => sessionMark.onDropped(emit));
  yield* takeEvery(dropped, function* leave(userId: string) {
    const user = yield* select(selectUser);
    if (user?.id !== userId) return;
    yield* call(sessionStore.clear);
    yield* put(loggedOut());
    yield* goTo('/login', { replace: true });
  });
  const switched = yield* call(eventChannel<Switched>, (emit: (of: Switched) => void) => sessionMark.onSwitched(emit));
  yield* takeEvery(switched, follow);
}

/** Nothing of the company before stays in the tab. */
function* follow({ userId, companyId }: Switched) {
  const before = yield* select(selectUser);
  if (before?.id !== userId || before.companyId === companyId) return;
  yield* call(sessionStore.clear);
  yield* put(loggedOut());
  yield* call(takeUp);
  const { user, role } = yield* select(selectSession);
  yield* goTo(user && role ? yield* landingOf(user, role) : '/login', { replace: true });
}
