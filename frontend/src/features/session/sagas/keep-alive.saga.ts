import { call, delay, race, select } from 'typed-redux-saga';
import { keepAlive } from '@covertrail/contracts/session/session.calls';
import { ApiProblem } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { selectSession } from '#shared/session/session.selectors';

/** The pause between two calls, and how long one may take [A12]. */
const EVERY_MS = 15_000;

/** [A12] Windows Chrome, Windows Firefox and Linux Chrome, by what they call themselves. */
const keepsAlive = (userAgent: string): boolean =>
  /Windows.*(Chrome|Firefox)\//.test(userAgent) || /Linux.*Chrome\//.test(userAgent);

/** Keeps the token of an open page fresh, and says so soon where the session was ended elsewhere. It is no sign of the person. */
export function* keepAliveSaga() {
  if (!keepsAlive(navigator.userAgent)) return;
  for (;;) {
    yield* delay(EVERY_MS);
    const { status } = yield* select(selectSession);
    if (status === 'out' || status === 'ended') return;
    yield* race({ kept: call(ask), late: delay(EVERY_MS) });
  }
}

/** Without a network the next call tries again. */
function* ask() {
  try {
    yield* callApi(requestOf(keepAlive));
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
