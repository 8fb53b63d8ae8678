import { call, put, takeLeading } from 'typed-redux-saga';
import { activityExport } from '@covertrail/contracts/activity-log/activity-log.calls';
import { problemOf } from '#shared/api/api-problem';
import { requestOf } from '#shared/api/call-request';
import { callFile } from '#shared/api/call-file';
import { saveFile } from '#shared/api/file-client';
import { logExportAsked, logExported, logExportFailed } from './activity-log.slice.js';

/** Fetches the export from the server: it contains all pages, and only what this company may see. */
export function* activityLogSaga() {
  yield* takeLeading(logExportAsked, exportLog);
}

function* exportLog({ payload: query }: ReturnType<typeof logExportAsked>) {
  try {
    const file = yield* callFile(requestOf(activityExport, { query }));
    yield* call(saveFile, 'activity-log.csv', file);
    yield* put(logExported());
  } catch (error) {
    yield* put(logExportFailed(problemOf(error)));
  }
}
