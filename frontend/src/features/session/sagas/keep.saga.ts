import { call, select } from 'typed-redux-saga';
import { sessionStore } from '#shared/session/session-store';
import { selectSession } from '#shared/session/session.selectors';

/** Stores in this tab who is logged in, so that a reload keeps the session. */
export function* keepSession() {
  const { user, role } = yield* select(selectSession);
  if (user && role) yield* call(sessionStore.keep, { user, role });
}
