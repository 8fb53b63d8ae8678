import { call, put } from 'typed-redux-saga';
import { ApiProblem } from '../../../shared/api/api-problem.js';
import { callApi } from '../../../shared/api/call-api.js';
import { sessionStore } from '../../../shared/session/session-store.js';
import { loggedOut, sessionResumed, userDetailed } from '../../../shared/session/session.slice.js';
import { userOfDetails } from '../session-user.js';
import type { UserDetails } from '../session.api.js';

/** Takes up the session that this tab remembers, once the server has confirmed it. */
export function* resume() {
  const kept = yield* call(sessionStore.read);
  if (!kept) return;
  yield* put(sessionResumed(kept));
  try {
    yield* call(detail);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // Nothing of it was on screen yet: the person simply logs in.
    yield* call(sessionStore.clear);
    yield* put(loggedOut());
  }
}

/** Permissions and the like, which the log-in does not tell. Without them the person works on with what is known. */
export function* readDetails() {
  try {
    yield* call(detail);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

function* detail() {
  const { body } = yield* callApi<UserDetails>({ method: 'GET', path: 'user/userdetails' });
  yield* put(userDetailed(userOfDetails(body)));
}
