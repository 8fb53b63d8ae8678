import { call, put, select } from 'typed-redux-saga';
import { userDetails } from '@covertrail/contracts/session/session.calls';
import { ApiProblem } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { renewed } from '#shared/api/renewed-token';
import { sessionToken } from '#shared/api/session-token';
import { sessionMark } from '#shared/session/session-mark';
import { selectSession } from '#shared/session/session.selectors';
import { sessionStore } from '#shared/session/session-store';
import { loggedIn, loggedOut, sessionResumed, sessionSought, userDetailed } from '#shared/session/session.slice';
import { userOfDetails, userOfLogin } from '../session-user.js';

/** Continues the session that this tab stored, once the server has confirmed it; a new tab continues the browser's session. */
export function* resume() {
  const kept = yield* call(sessionStore.read);
  if (!kept) return yield* call(takeUp);
  yield* put(sessionResumed(kept));
  try {
    yield* call(detail);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    // The page has not shown anything of the session yet: the person simply logs in.
    yield* call(sessionStore.clear);
    yield* put(loggedOut());
  }
}

/** The session that another tab began. */
export function* takeUp() {
  if (sessionMark.read() === null) return;
  yield* put(sessionSought());
  const record = yield* call(renewed);
  const { status } = yield* select(selectSession);
  // If a person logged in here in the meantime, that session stays.
  if (status !== 'checking') return;
  const user = record && userOfLogin(record, '');
  const role = user?.roles[0];
  if (!record || !user || !role) {
    yield* put(loggedOut());
    return;
  }
  yield* call(sessionToken.keep, record.jwt);
  yield* put(loggedIn({ user, role }));
}

/** Permissions and other data that the log-in does not return. Without them the person continues with what is known. */
export function* readDetails() {
  try {
    yield* call(detail);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}

function* detail() {
  const { body } = yield* callApi(requestOf(userDetails));
  yield* put(userDetailed(userOfDetails(body)));
}
