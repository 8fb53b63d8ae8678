import { put } from 'typed-redux-saga';
import { problemOf } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { passwordUpdated, passwordUpdateFailed, type passwordUpdateSubmitted } from '../login.slice.js';

const CHANGED = 'Your password has been successfully changed. Please try to log in again with your new password.';

export function* updatePassword({ payload }: ReturnType<typeof passwordUpdateSubmitted>) {
  try {
    yield* callApi({ method: 'PUT', path: 'user/updatepassword', body: payload, open: true });
    yield* put(passwordUpdated(CHANGED));
  } catch (error) {
    yield* put(passwordUpdateFailed(problemOf(error)));
  }
}
