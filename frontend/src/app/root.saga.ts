import { call, cancelled, delay, spawn } from 'typed-redux-saga';
import { liveSaga } from '../live/live.saga.js';
import { batchesSaga } from '../shared/commands/batches.saga.js';
import { commandsSaga } from '../shared/commands/commands.saga.js';
import { exportsSaga } from '../shared/exports/exports.saga.js';
import type { Feature } from '../shared/feature.js';
import { toastsSaga } from '../shared/toasts/toasts.saga.js';
import { viewsSaga } from '../shared/views/views.saga.js';

type Saga = () => Generator;

/** The pause before a restart: without it, a saga that throws at once would restart continuously. */
const RESTART_MS = 500;

/** Starts every saga separately: one that throws is reported and restarted, and stops no other. */
export function* rootSaga(features: readonly Feature[]) {
  const sagas: Saga[] = [
    viewsSaga,
    commandsSaga,
    batchesSaga,
    toastsSaga,
    exportsSaga,
    liveSaga,
    ...features.flatMap(({ saga }) => (saga ? [saga] : [])),
  ];
  const tasks = [];
  for (const saga of sagas) tasks.push(yield* spawn(keepRunning, saga));
  try {
    for (const task of tasks) yield* call(() => task.toPromise());
  } finally {
    if (yield* cancelled()) for (const task of tasks) task.cancel();
  }
}

function* keepRunning(saga: Saga) {
  for (;;) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      yield* call(report, error);
      yield* delay(RESTART_MS);
    }
  }
}

/** Reports where the browser reports uncaught errors: to the console, and to listeners of `error`. */
const report = (error: unknown): void => window.reportError(error);
