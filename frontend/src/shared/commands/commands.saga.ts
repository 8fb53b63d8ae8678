import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import type { Position } from '@covertrail/domain/kernel/event';
import { ApiProblem, problemOf } from '../api/api-problem.js';
import type { ApiReply } from '../api/api-client.js';
import { callApi } from '../api/call-api.js';
import { toastRaised } from '../toasts/toasts.slice.js';
import { selectKeysBehind } from '../views/views.selectors.js';
import { queryAnswered, queryFailed, queryHidden, refetchAsked } from '../views/views.slice.js';
import {
  commandAccepted,
  commandFailed,
  commandSettled,
  commandSubmitted,
  selectSubmission,
  type CommandRequest,
} from './commands.slice.js';

/** A view that is still behind after this time will catch up by itself: the person need not wait any longer. */
export const SETTLE_MS = 8_000;
/** Pauses before a command is sent again, with the same key, when no reply came or the server was busy. */
const RETRY_MS = [400, 1_500];
/** No reply at all, a server that is busy or down, and what a proxy replies when its server disappears during the call. */
const MAY_BE_SENT_AGAIN: readonly number[] = [0, 502, 503, 504];

type Submitted = ReturnType<typeof commandSubmitted>;

/**
 * Sends commands: while one is sent under a key, further submits of that key are ignored; while it waits for its views, as long as the component that
 * sent it is there.
 */
export function* commandsSaga() {
  const sending = new Set<string>();
  for (;;) {
    const action = yield* take(commandSubmitted);
    const { key, submission } = action.payload;
    const taken = yield* select(selectSubmission, key);
    if (taken === submission && !sending.has(key)) yield* fork(runCommand, action, sending);
  }
}

function* runCommand({ payload: { key, submission, request } }: Submitted, sending: Set<string>) {
  try {
    sending.add(key);
    const reply = yield* call(sendWithRetry, request, submission);
    sending.delete(key);
    yield* put(commandAccepted({ key, reply: reply.body }));
    // The component may have gone and come back meanwhile: what it shows is another submission.
    const shown = yield* select(selectSubmission, key);
    if (request.settles?.length)
      yield* race({ settled: call(settle, request.settles, reply.position), enough: delay(SETTLE_MS) });
    if (shown !== undefined) yield* put(commandSettled({ key, submission: shown }));
    if (request.toast)
      yield* put(toastRaised({ text: request.toast, tone: 'ok', ...(request.undo ? { undo: request.undo } : {}) }));
  } catch (error) {
    sending.delete(key);
    const problem = problemOf(error);
    yield* put(commandFailed({ key, problem }));
    if (request.alone) yield* put(toastRaised({ text: problem.message, tone: 'bad' }));
  }
}

/** Sends a command, and again with the same key where no reply came. Throws what the server refused it with. */
export function* sendWithRetry({ method, path, query, body, ifMatch, open }: CommandRequest, idempotencyKey: string) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const reply: ApiReply<unknown> = yield* callApi<unknown>({
        method,
        path,
        idempotencyKey,
        body: method === 'DELETE' ? body : (body ?? {}),
        ...(query ? { query } : {}),
        ...(ifMatch === undefined ? {} : { ifMatch }),
        ...(open ? { open } : {}),
      });
      return reply;
    } catch (error) {
      const pause = RETRY_MS[attempt];
      if (pause === undefined || !(error instanceof ApiProblem) || !MAY_BE_SENT_AGAIN.includes(error.status))
        throw error;
      yield* delay(pause);
    }
  }
}

/** Reads the views on the page again until each shows what happened at `position`. */
export function* settle(views: readonly string[], position: Position | null) {
  yield* put(refetchAsked({ views, atLeast: position }));
  for (;;) {
    const behind = yield* select(selectKeysBehind, views, position);
    if (behind.length === 0) return;
    const news = yield* take([queryAnswered, queryFailed, queryHidden]);
    if (queryAnswered.match(news) && news.payload.stale && behind.includes(news.payload.key)) {
      yield* put(refetchAsked({ keys: [news.payload.key], atLeast: position }));
    }
  }
}
