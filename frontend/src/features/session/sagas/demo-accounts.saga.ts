import { put } from 'typed-redux-saga';
import { ApiProblem } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { demoAccountsRead } from '../login.slice.js';
import type { DemoAccount } from '../session.api.js';

/** The accounts of the demo world; a product without one answers 404 or nothing, and the page lists none. */
export function* readDemoAccounts() {
  try {
    const { body } = yield* callApi<readonly DemoAccount[] | null>({ method: 'GET', path: 'demo/accounts', open: true });
    yield* put(demoAccountsRead(body ?? []));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    yield* put(demoAccountsRead([]));
  }
}
