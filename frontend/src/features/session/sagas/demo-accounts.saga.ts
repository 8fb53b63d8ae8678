import { put } from 'typed-redux-saga';
import { demoAccounts } from '@covertrail/contracts/session/session.calls';
import { ApiProblem } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { demoAccountsRead } from '../login.slice.js';

/** The accounts of the demo; a product without a demo replies 404 or an empty list, and the page lists none. */
export function* readDemoAccounts() {
  try {
    const { body } = yield* callApi(requestOf(demoAccounts));
    yield* put(demoAccountsRead(body ?? []));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    yield* put(demoAccountsRead([]));
  }
}
