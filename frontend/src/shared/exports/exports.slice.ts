import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../api/api-problem.js';
import type { ApiRequest } from '../api/api-client.js';
import { loggedOut } from '../session/session.slice.js';

/** All rows of a list with pages, with its filters and order. */
export interface ExportRequest extends Pick<ApiRequest, 'path' | 'query'> {
  readonly key: string;
}

/** The progress of an export; `rows` is set once all of them are read. */
export interface ExportState {
  readonly done: number;
  /** Null until the first page is read. */
  readonly total: number | null;
  readonly rows: readonly unknown[] | null;
  readonly problem: Problem | null;
}

export type ExportsState = Readonly<Record<string, ExportState>>;

const initialState: ExportsState = {};

const begun: ExportState = { done: 0, total: null, rows: null, problem: null };

export const exportsSlice = createSlice({
  name: 'exports',
  initialState,
  reducers: {
    exportAsked: (state, { payload: { key } }: PayloadAction<ExportRequest>): ExportsState => ({
      ...state,
      [key]: begun,
    }),
    exportProgressed: (
      state,
      { payload: { key, ...progress } }: PayloadAction<{ key: string; done: number; total: number }>,
    ): ExportsState => changed(state, key, progress),
    exportGathered: (
      state,
      { payload: { key, rows } }: PayloadAction<{ key: string; rows: readonly unknown[] }>,
    ): ExportsState => changed(state, key, { rows }),
    exportFailed: (
      state,
      { payload: { key, problem } }: PayloadAction<{ key: string; problem: Problem }>,
    ): ExportsState => changed(state, key, { problem }),
    /** It is written, canceled, or dismissed: nothing remains of it. */
    exportEnded: (state, { payload: key }: PayloadAction<string>): ExportsState => {
      const { [key]: _gone, ...rest } = state;
      return rest;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const { exportAsked, exportProgressed, exportGathered, exportFailed, exportEnded } = exportsSlice.actions;

function changed(state: ExportsState, key: string, change: Partial<ExportState>): ExportsState {
  const running = state[key];
  return running ? { ...state, [key]: { ...running, ...change } } : state;
}
