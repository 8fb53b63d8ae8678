import { call, put, select } from 'typed-redux-saga';
import { authenticate } from '@covertrail/contracts/session/session.calls';
import { ApiProblem, problemOf, UNREACHABLE } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { sessionToken } from '#shared/api/session-token';
import { goTo } from '#shared/navigation/go-to';
import { sessionMark } from '#shared/session/session-mark';
import { loggedIn } from '#shared/session/session.slice';
import { loginFailed, passwordExpired, selectLogin, type loginSubmitted } from '../login.slice.js';
import { userOfLogin } from '../session-user.js';
import { landingOf } from './landing.saga.js';

/** It is known by its text [A01]. */
const EXPIRED = 'Password Expired';

export function* logIn({ payload: { email, password } }: ReturnType<typeof loginSubmitted>) {
  try {
    const { body } = yield* callApi(requestOf(authenticate, { body: { email, password } }));
    const user = userOfLogin(body, email.trim());
    const [role] = user.roles;
    if (!role) throw new ApiProblem({ ...UNREACHABLE, code: 'SESSION.NO_ROLE' });
    const { from } = yield* select(selectLogin);
    yield* call(sessionToken.keep, body.jwt);
    yield* call(sessionMark.set, user.id);
    yield* put(loggedIn({ user, role }));
    yield* goTo(from ?? (yield* landingOf(user, role)), { replace: true });
  } catch (error) {
    const problem = problemOf(error);
    yield* put(problem.message === EXPIRED ? passwordExpired(email.trim()) : loginFailed(problem));
  }
}
