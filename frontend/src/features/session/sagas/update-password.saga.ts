import { put } from 'typed-redux-saga';
import { updatePassword as updatePasswordCall } from '@covertrail/contracts/session/session.calls';
import { PASSWORD_CHANGED } from '@covertrail/wording/fields/server-messages';
import { problemOf } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { passwordUpdated, passwordUpdateFailed, type passwordUpdateSubmitted } from '../login.slice.js';

export function* updatePassword({ payload }: ReturnType<typeof passwordUpdateSubmitted>) {
  try {
    yield* callApi(requestOf(updatePasswordCall, { body: payload }));
    yield* put(passwordUpdated(PASSWORD_CHANGED));
  } catch (error) {
    yield* put(passwordUpdateFailed(problemOf(error)));
  }
}
