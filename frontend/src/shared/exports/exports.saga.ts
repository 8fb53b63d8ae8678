import { call, put, race, take, takeEvery } from 'typed-redux-saga';
import { problemOf } from '../api/api-problem.js';
import { callApi } from '../api/call-api.js';
import { loggedOut } from '../session/session.slice.js';
import { exportAsked, exportEnded, exportFailed, exportGathered, exportProgressed, type ExportRequest } from './exports.slice.js';

/** The most rows that the server gives at once. */
const PAGE = 200;

interface Page {
  readonly rows: readonly unknown[];
  readonly total: number;
  readonly next?: string;
}

/** Reads lists page by page, by the key that each page gives to the next: rows that come or go meanwhile shift nothing. */
export function* exportsSaga() {
  yield* takeEvery(exportAsked, function* exporting({ payload }) {
    const ends = (action: { readonly type: string; readonly payload?: unknown }) =>
      action.type === loggedOut.type || (action.type === exportEnded.type && action.payload === payload.key);
    yield* race({ gathered: call(gather, payload), ended: take(ends) });
  });
}

function* gather({ key, path, query }: ExportRequest) {
  const rows: unknown[] = [];
  try {
    for (let after: string | undefined, first = true; first || after !== undefined; first = false) {
      const { body } = yield* callApi<Page>({
        method: 'GET',
        path,
        query: { ...query, size: PAGE, ...(after === undefined ? {} : { after }) },
      });
      rows.push(...body.rows);
      after = body.next;
      yield* put(exportProgressed({ key, done: rows.length, total: Math.max(body.total, rows.length) }));
    }
    yield* put(exportGathered({ key, rows }));
  } catch (error) {
    yield* put(exportFailed({ key, problem: problemOf(error) }));
  }
}
