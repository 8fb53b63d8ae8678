import { call, put, select } from 'typed-redux-saga';
import type { LogInReply, LoginRecord } from '@covertrail/contracts/session/session.replies';
import { authenticate } from '@covertrail/contracts/session/session.calls';
import { ApiProblem, problemOf, UNREACHABLE } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { sessionToken } from '#shared/api/session-token';
import { goTo } from '#shared/navigation/go-to';
import { sessionMark } from '#shared/session/session-mark';
import { loggedIn } from '#shared/session/session.slice';
import {
  companyAsked,
  factorAsked,
  loginFailed,
  passwordExpired,
  selectLogin,
  type factorAnswered,
  type loginSubmitted,
  type proved,
} from '../login.slice.js';
import { userOfLogin } from '../session-user.js';
import { landingOf } from './landing.saga.js';

/** It is known by its text [A01]. */
const EXPIRED = 'Password Expired';

export function* logIn({ payload }: ReturnType<typeof loginSubmitted>) {
  const { email } = payload;
  try {
    const { body } = yield* callApi(requestOf(authenticate, { body: payload }));
    yield* followLogIn(body, email.trim());
  } catch (error) {
    const problem = problemOf(error);
    yield* put(problem.message === EXPIRED ? passwordExpired(email.trim()) : loginFailed(problem));
  }
}

/** After a proof on another page. What fails is said on the log-in page. */
export function* followProof({ payload }: ReturnType<typeof proved>) {
  try {
    yield* followLogIn(payload, '');
  } catch (error) {
    yield* goTo('/login', { replace: true });
    yield* put(loginFailed(problemOf(error)));
  }
}

/** After each proof of who a person is: asks what is still to be answered, or begins the session. */
export function* followLogIn(reply: LogInReply, email: string) {
  if (!('asks' in reply)) yield* enter(reply, email);
  else if (reply.asks === 'company') yield* put(companyAsked({ ...reply, email }));
  else yield* put(factorAsked({ ...reply, email }));
}

/** After a code of the app. */
export function* goOn({ payload: { next, email } }: ReturnType<typeof factorAnswered>) {
  try {
    yield* followLogIn(next, email);
  } catch (error) {
    yield* put(loginFailed(problemOf(error)));
  }
}

/** Begins the session of a record, and opens the page that asked for a log-in or the first one of the role. */
export function* enter(record: LoginRecord, email: string) {
  const user = userOfLogin(record, email);
  const [role] = user.roles;
  if (!role) throw new ApiProblem({ ...UNREACHABLE, code: 'SESSION.NO_ROLE' });
  const { from } = yield* select(selectLogin);
  yield* call(sessionToken.keep, record.jwt);
  yield* call(sessionMark.set, user.id);
  yield* put(loggedIn({ user, role }));
  yield* goTo(from ?? (yield* landingOf(user, role)), { replace: true });
}
