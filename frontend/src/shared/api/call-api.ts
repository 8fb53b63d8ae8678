import { call, cancelled, put, select, type SagaGenerator } from 'typed-redux-saga';
import { sessionEnded } from '../session/session.slice.js';
import { selectRole } from '../session/session.selectors.js';
import { send, type ApiReply, type ApiRequest } from './api-client.js';
import { ApiProblem } from './api-problem.js';

/**
 * The only way in which sagas call the server: it adds the acting role, ends the session when the server says so, and aborts the
 * request when the saga is canceled. Throws `ApiProblem`.
 */
export function* callApi<Body>(request: ApiRequest<Body>): SagaGenerator<ApiReply<Body>> {
  const role = yield* select(selectRole);
  const abort = new AbortController();
  try {
    const { signal } = abort;
    return yield* call(send<Body>, { ...request, signal, ...(role && !request.open ? { actingRole: role } : {}) });
  } catch (error) {
    if (error instanceof ApiProblem && error.endsSession) yield* put(sessionEnded());
    throw error;
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
