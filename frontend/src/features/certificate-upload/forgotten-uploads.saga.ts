import { call, takeEvery } from 'typed-redux-saga';
import { failedUploads } from '#shared/certificates/failed-uploads';
import { loggedOut } from '#shared/session/session.slice';

/** The files of uploads that did not go through are gone with the session. */
export function* forgottenUploadsSaga() {
  yield* takeEvery(loggedOut, function* forgetting() {
    yield* call(failedUploads.forget);
  });
}
