import { call, delay, put, race, select, takeEvery } from 'typed-redux-saga';
import type { Position } from '@covertrail/domain/kernel/event';
import { problemOf } from '../api/api-problem.js';
import { toastRaised } from '../toasts/toasts.slice.js';
import { later } from '../views/views.types.js';
import {
  batchDismissed,
  batchEnded,
  batchSubmitted,
  stepAccepted,
  stepRefused,
  type BatchesState,
  type BatchStep,
} from './batches.slice.js';
import { sendWithRetry, settle, SETTLE_MS } from './commands.saga.js';

const selectBatch = ({ batches }: { readonly batches: BatchesState }, key: string) => batches[key];

/** Sends the commands of a batch one after the other: one that is refused stops none of the others. */
export function* batchesSaga() {
  yield* takeEvery(batchSubmitted, function* running({ payload: { key, steps } }) {
    let position: Position | null = null;
    for (const step of steps) {
      if ((yield* select(selectBatch, key))?.status !== 'running') break;
      position = later(position, yield* call(runStep, key, step));
    }
    const views = [...new Set(steps.flatMap(({ request }) => request.settles ?? []))];
    if (position !== null && views.length > 0)
      yield* race({ settled: call(settle, views, position), enough: delay(SETTLE_MS) });
    yield* call(end, key);
  });
}

function* end(key: string) {
  const batch = yield* select(selectBatch, key);
  if (batch?.left) {
    const { accepted, refused, total } = batch;
    const tone = refused.length === 0 ? 'ok' : 'bad';
    yield* put(toastRaised({ text: `${accepted.length} of ${total} changes made, ${refused.length} refused.`, tone }));
    yield* put(batchDismissed({ key }));
  } else if (batch?.status === 'running') yield* put(batchEnded({ key }));
}

/** The position of what the command recorded; null where it was refused. */
function* runStep(key: string, { id, name, submission, request }: BatchStep) {
  try {
    const { position } = yield* call(sendWithRetry, request, submission);
    yield* put(stepAccepted({ key, id }));
    return position;
  } catch (error) {
    yield* put(stepRefused({ key, refused: { id, name, problem: problemOf(error) } }));
    return null;
  }
}
