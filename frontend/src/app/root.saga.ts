import { call, cancelled, delay, spawn } from 'typed-redux-saga';
import { liveSaga } from '../live/live.saga.js';
import { commandsSaga } from '../shared/commands/commands.saga.js';
import { exportsSaga } from '../shared/exports/exports.saga.js';
import type { Feature } from '../shared/feature.js';
import { toastsSaga } from '../shared/toasts/toasts.saga.js';
import { viewsSaga } from '../shared/views/views.saga.js';

type Saga = () => Generator;

/** The pause before a restart: a saga that throws at once would otherwise restart without end. */
const RESTART_MS = 500;

/** Starts every saga separately: one that throws is reported and restarted, and stops no other. */
export function* rootSaga(features: readonly Feature[]) {
  const sagas: Saga[] = [viewsSaga, commandsSaga, toastsSaga, exportsSaga, liveSaga, ...features.flatMap(({ saga }) => (saga ? [saga] : []))];
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

/** To wherever the browser takes uncaught errors: the console, and whoever listens for `error`. */
const report = (error: unknown): void => window.reportError(error);
