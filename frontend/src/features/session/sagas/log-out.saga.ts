import { call, put, select } from 'typed-redux-saga';
import { logOut as logOutCall } from '@covertrail/contracts/session/session.calls';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { ApiProblem } from '#shared/api/api-problem';
import { goTo } from '#shared/navigation/go-to';
import { selectSession } from '#shared/session/session.selectors';
import { sessionMark } from '#shared/session/session-mark';
import { sessionStore } from '#shared/session/session-store';
import { loggedOut, type logoutAsked } from '#shared/session/session.slice';

/** Ends the session on the server and here. Here it ends whatever the server replies. */
export function* logOut({ payload }: ReturnType<typeof logoutAsked>) {
  const { status, user } = yield* select(selectSession);
  try {
    if (status === 'in') yield* callApi({ ...requestOf(logOutCall), body: {} });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
  yield* call(sessionStore.clear);
  if (user) yield* call(sessionMark.drop, user.id);
  yield* put(loggedOut(payload.to ?? '/login', payload.because));
  if (payload.to !== null) yield* goTo(payload.to, { replace: true });
}
