import { call, put, select } from 'typed-redux-saga';
import { logOut } from '@covertrail/contracts/session/session.calls';
import { ApiProblem } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { sessionMark } from '#shared/session/session-mark';
import { selectUser } from '#shared/session/session.selectors';
import { sessionStore } from '#shared/session/session-store';
import { sessionEnded } from '#shared/session/session.slice';

/** Ends the session of a person who did not answer, on the server and in all tabs; the notice then covers what the page showed [A12]. */
export function* endIdle() {
  const user = yield* select(selectUser);
  try {
    yield* callApi({ ...requestOf(logOut), body: {} });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
  yield* call(sessionStore.clear);
  if (user) yield* call(sessionMark.drop, user.id);
  yield* put(sessionEnded());
}
