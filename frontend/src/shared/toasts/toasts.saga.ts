import { delay, put, takeEvery } from 'typed-redux-saga';
import { toastDismissed, toastRaised } from './toasts.slice.js';

/** Long enough to read two sentences; an error stays until it is dismissed. */
const SHOWN_MS = 6_000;
const UNDO_MS = 15_000;

export function* toastsSaga() {
  yield* takeEvery(toastRaised, function* fade({ payload }: ReturnType<typeof toastRaised>) {
    if (payload.tone === 'bad') return;
    yield* delay(payload.undo ? UNDO_MS : SHOWN_MS);
    yield* put(toastDismissed(payload.id));
  });
}
