import { call, put, takeEvery } from 'typed-redux-saga';
import { actOnTransfer, transferDetails } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { ClientTransferMessage } from '@covertrail/contracts/live/live.messages';
import { clientTransferReceived } from '#live/live.slice';
import { ApiProblem } from '#shared/api/api-problem';
import { callApi } from '#shared/api/call-api';
import { requestOf } from '#shared/api/call-request';
import { toastRaised } from '#shared/toasts/toasts.slice';
import { refetchAsked } from '#shared/views/views.slice';

/** Shows the agent what the other side did, and refreshes what the page shows. */
export function* transferNewsSaga() {
  yield* takeEvery(clientTransferReceived, function* show({ payload }) {
    yield* put(refetchAsked({ views: actOnTransfer.settles, atLeast: payload.position }));
    const toast = yield* call(toastOf, payload);
    if (toast) yield* put(toastRaised({ ...toast, tone: 'info' }));
  });
}

/** Null for a step that this side took itself. When the transfer cannot be read, the step is shown without names. */
function* toastOf({ kind, transferId, position }: ClientTransferMessage) {
  // Few pages ever need these words, and every page has this saga.
  const { capital, NEWS_WORDS } = yield* call(() => import('../transfer.words.js'));
  try {
    const { body } = yield* callApi({
      ...requestOf(transferDetails, { params: { transferId } }),
      ifPosition: position,
    });
    const step = body.steps.at(-1);
    if (!step || step.side === body.mySide) return null;
    return { title: body.insuredName, text: capital(`${step.actor} ${step.sentence}.`) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { title: 'Client transfer', text: NEWS_WORDS[kind] };
  }
}
