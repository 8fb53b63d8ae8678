import { put } from 'typed-redux-saga';
import { updatePassword as updatePasswordCall } from '@covertrail/contracts/session/session.calls';
import { problemOf } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { passwordUpdated, passwordUpdateFailed, type passwordUpdateSubmitted } from '../login.slice.js';

const CHANGED = 'Your password has been successfully changed. Please try to log in again with your new password.';

export function* updatePassword({ payload }: ReturnType<typeof passwordUpdateSubmitted>) {
  try {
    yield* callApi(requestOf(updatePasswordCall, { body: payload }));
    yield* put(passwordUpdated(CHANGED));
  } catch (error) {
    yield* put(passwordUpdateFailed(problemOf(error)));
  }
}
