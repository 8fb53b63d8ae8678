import { call, put, select } from 'typed-redux-saga';
import { chooseCompany, ownCompanies, switchCompany } from '@covertrail/contracts/session/company-choice.calls';
import { problemOf } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { sessionToken } from '#shared/api/session-token';
import { goTo } from '#shared/navigation/go-to';
import { sessionMark } from '#shared/session/session-mark';
import { selectUser } from '#shared/session/session.selectors';
import { sessionStore } from '#shared/session/session-store';
import { loggedIn, loggedOut } from '#shared/session/session.slice';
import { companyChoiceFailed, ownCompaniesRead, selectLogin, type companyChosen } from '../login.slice.js';
import { userOfLogin } from '../session-user.js';
import { landingOf } from './landing.saga.js';
import { enter } from './log-in.saga.js';

export function* readOwnCompanies() {
  try {
    yield* put(ownCompaniesRead((yield* callApi(requestOf(ownCompanies))).body));
  } catch (error) {
    yield* put(companyChoiceFailed(problemOf(error)));
  }
}

/** The company that a person chose: at the log-in, or in place of the present one [A02]. */
export function* choose({ payload: companyId }: ReturnType<typeof companyChosen>) {
  const { choice } = yield* select(selectLogin);
  if (!choice) return;
  const { challenge, email } = choice;
  try {
    if (challenge === null) yield* goOnFor(companyId);
    else yield* enter((yield* callApi(requestOf(chooseCompany, { body: { challenge, companyId } }))).body, email);
  } catch (error) {
    yield* put(companyChoiceFailed(problemOf(error)));
  }
}

/** Nothing that the page knows of the company before stays; it shows that company until the first page of the other one is known. */
function* goOnFor(companyId: string) {
  const email = (yield* select(selectUser))?.email ?? '';
  const { body } = yield* callApi(requestOf(switchCompany, { body: { companyId } }));
  yield* call(sessionToken.keep, body.jwt);
  const user = userOfLogin(body, email);
  const role = user.roles[0]!;
  const landing = yield* landingOf(user, role);
  yield* call(sessionStore.clear);
  yield* call(sessionToken.keep, body.jwt);
  yield* call(sessionMark.switched, user.id, companyId);
  yield* put(loggedOut());
  yield* put(loggedIn({ user, role }));
  yield* goTo(landing, { replace: true });
}
