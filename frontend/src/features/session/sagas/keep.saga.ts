import { call, select } from 'typed-redux-saga';
import { sessionStore } from '#shared/session/session-store';
import { selectSession } from '#shared/session/session.selectors';

/** Lets this tab remember who is logged in, over a reload. */
export function* keepSession() {
  const { user, role } = yield* select(selectSession);
  if (user && role) yield* call(sessionStore.keep, { user, role });
}
