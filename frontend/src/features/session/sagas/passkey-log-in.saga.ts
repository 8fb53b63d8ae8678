import { call, put } from 'typed-redux-saga';
import { beginPasskeyLogIn, logInByPasskey } from '@covertrail/contracts/session/passkey.calls';
import { problemOf } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { loginFailed } from '../login.slice.js';
import { followLogIn } from './log-in.saga.js';

const loadBrowser = () => import('../passkeys/browser-passkey.api.js');

/** A passkey of this browser says who the person is, and proves it. */
export function* logInWithPasskey() {
  try {
    const { body: challenge } = yield* callApi(requestOf(beginPasskeyLogIn));
    const { signedByPasskey } = yield* call(loadBrowser);
    const answer = yield* call(signedByPasskey, challenge);
    const { body } = yield* callApi(requestOf(logInByPasskey, { body: answer }));
    yield* followLogIn(body, '');
  } catch (error) {
    yield* put(loginFailed(problemOf(error)));
  }
}
