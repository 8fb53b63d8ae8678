import { call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { PageOf } from '@covertrail/contracts/calls/page';
import { problemOf } from '../api/api-problem.js';
import type { ApiReply } from '../api/api-client.js';
import { callApi } from '../api/call-api.js';
import { loggedOut } from '../session/session.slice.js';
import { selectHeldOfPath } from '../views/views.selectors.js';
import { later } from '../views/views.types.js';
import {
  exportAsked,
  exportEnded,
  exportFailed,
  exportGathered,
  exportProgressed,
  type ExportRequest,
} from './exports.slice.js';

/** The most rows that the server gives at once. */
const PAGE = 200;

/**
 * Reads lists page by page, each at least as new as the page on screen and the one before it. Each page gives the key of the
 * next, so rows that appear or disappear meanwhile shift nothing.
 */
export function* exportsSaga() {
  yield* takeEvery(exportAsked, function* exporting({ payload }) {
    const ends = (action: { readonly type: string; readonly payload?: unknown }) =>
      action.type === loggedOut.type || (action.type === exportEnded.type && action.payload === payload.key);
    yield* race({ gathered: call(gather, payload), ended: take(ends) });
  });
}

function* gather({ key, path, query }: ExportRequest) {
  const rows: unknown[] = [];
  let held = yield* select(selectHeldOfPath, path);
  try {
    for (let after: string | undefined, first = true; first || after !== undefined; first = false) {
      const { body, position }: ApiReply<PageOf<unknown>> = yield* callApi<PageOf<unknown>>({
        method: 'GET',
        path,
        query: { ...query, size: PAGE, ...(after === undefined ? {} : { after }) },
        ...(held === null ? {} : { ifPosition: held }),
      });
      held = later(held, position);
      rows.push(...body.rows);
      after = body.next;
      yield* put(exportProgressed({ key, done: rows.length, total: Math.max(body.total, rows.length) }));
    }
    yield* put(exportGathered({ key, rows }));
  } catch (error) {
    yield* put(exportFailed({ key, problem: problemOf(error) }));
  }
}
