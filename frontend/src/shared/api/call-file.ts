import { call, cancelled, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectRole } from '../session/session.selectors.js';
import { sessionEnded } from '../session/session.slice.js';
import { ApiProblem } from './api-problem.js';
import { fetchFile, type FileRequest } from './file-client.js';

/** How a saga fetches a file: like `callApi` it sends the role, ends the session and aborts when the saga is canceled. */
export function* callFile(request: FileRequest): SagaGenerator<Blob> {
  const role = yield* select(selectRole);
  const abort = new AbortController();
  try {
    return yield* call(fetchFile, { ...request, signal: abort.signal, ...(role ? { actingRole: role } : {}) });
  } catch (error) {
    if (error instanceof ApiProblem && error.endsSession) yield* put(sessionEnded());
    throw error;
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
