import { all, call, fork, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import {
  companySwitchAsked,
  guideDismissed,
  idleEnded,
  loggedIn,
  loggedOut,
  logoutAsked,
  roleSwitched,
  sessionResumed,
  termsAccepted,
  userDetailed,
} from '#shared/session/session.slice';
import {
  companyChosen,
  factorAnswered,
  loginOpened,
  loginSubmitted,
  passkeyAsked,
  passwordUpdateSubmitted,
  proved,
} from '../login.slice.js';
import { choose, readOwnCompanies } from './company-choice.saga.js';
import { readDemoAccounts } from './demo-accounts.saga.js';
import { readDetails, resume } from './details.saga.js';
import { endIdle } from './end-idle.saga.js';
import { keepSession } from './keep.saga.js';
import { followProof, goOn, logIn } from './log-in.saga.js';
import { logInWithPasskey } from './passkey-log-in.saga.js';
import { logOut } from './log-out.saga.js';
import { otherTabsSaga } from './other-tabs.saga.js';
import { showInZone } from './shown-zone.saga.js';
import { switchRole } from './switch-role.saga.js';
import { updatePassword } from './update-password.saga.js';

/** Everything that a log-in sets in motion. */
export function* sessionSaga() {
  yield* all([
    takeLeading(loginSubmitted, logIn),
    takeLeading(passkeyAsked, logInWithPasskey),
    takeLeading(factorAnswered, goOn),
    takeLeading(proved, followProof),
    takeLeading(passwordUpdateSubmitted, updatePassword),
    takeLeading(logoutAsked, logOut),
    takeLeading(idleEnded, endIdle),
    takeLeading(companyChosen, choose),
    takeLatest(companySwitchAsked, readOwnCompanies),
    takeLatest(loginOpened, readDemoAccounts),
    // Before the first call, which says whose page this is.
    takeEvery([loggedIn, userDetailed, roleSwitched, guideDismissed, termsAccepted], keepSession),
    takeLatest(loggedIn, readDetails),
    takeLatest([loggedIn, sessionResumed], keepAliveLater),
    takeEvery([loggedIn, sessionResumed, userDetailed, loggedOut], showInZone),
    takeLatest(roleSwitched, switchRole),
    fork(otherTabsSaga),
    fork(resumeOnce),
  ]);
}

/** Its first call comes later than the first page, so nobody waits for it. */
function* keepAliveLater() {
  const { keepAliveSaga } = yield* call(() => import('./keep-alive.saga.js'));
  yield* call(keepAliveSaga);
}

function* resumeOnce() {
  yield* call(resume);
}
