import { call, put, takeLeading } from 'typed-redux-saga';
import { problemOf } from '#shared/api/api-problem';
import { callFile } from '#shared/api/call-file';
import { saveFile } from '#shared/api/file-client';
import { logExportAsked, logExported, logExportFailed } from './activity-log.slice.js';

/** Fetches the export of the server: it holds all pages, and only what this company may see. */
export function* activityLogSaga() {
  yield* takeLeading(logExportAsked, exportLog);
}

function* exportLog({ payload: query }: ReturnType<typeof logExportAsked>) {
  try {
    const file = yield* callFile({ path: 'activity-log/export', query });
    yield* call(saveFile, 'activity-log.csv', file);
    yield* put(logExported());
  } catch (error) {
    yield* put(logExportFailed(problemOf(error)));
  }
}
