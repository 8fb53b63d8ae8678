import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Task } from 'redux-saga';
import { liveSlice } from '../live/live.slice.js';
import { batchesSlice } from '../shared/commands/batches.slice.js';
import { commandsSlice } from '../shared/commands/commands.slice.js';
import { exportsSlice } from '../shared/exports/exports.slice.js';
import type { Feature } from '../shared/feature.js';
import { maintenanceSlice } from '../shared/maintenance/maintenance.slice.js';
import type { Navigate } from '../shared/navigation/go-to.js';
import { sessionSlice } from '../shared/session/session.slice.js';
import { toastsSlice } from '../shared/toasts/toasts.slice.js';
import { viewsSlice } from '../shared/views/views.slice.js';
import { rootSaga } from './root.saga.js';

const SHARED = {
  batches: batchesSlice.reducer,
  commands: commandsSlice.reducer,
  exports: exportsSlice.reducer,
  live: liveSlice.reducer,
  maintenance: maintenanceSlice.reducer,
  session: sessionSlice.reducer,
  toasts: toastsSlice.reducer,
  views: viewsSlice.reducer,
};

/** The store with the reducers of all features. `start` runs the sagas; they open other pages by `navigate`. */
export function makeStore(features: readonly Feature[]) {
  const own = Object.assign({}, ...features.map(({ reducers }) => reducers ?? {})) as Record<string, Reducer>;
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ ...SHARED, ...own }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const start = (navigate: Navigate): Task => {
    sagas.setContext({ navigate });
    return sagas.run(rootSaga, features);
  };
  return { store, start };
}
