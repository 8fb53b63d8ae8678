import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../api/api-problem.js';
import { loggedOut } from '../session/session.slice.js';
import type { CommandRequest } from './commands.slice.js';

/** One of several commands that are sent one after the other. */
export interface BatchStep {
  /** Of the row that it changes. */
  readonly id: string;
  /** Names the row: `policy GL-1`. */
  readonly name: string;
  /** Doubles as `Idempotency-Key`. */
  readonly submission: string;
  readonly request: CommandRequest;
}

/** A command that the server did not take, and why. */
export interface RefusedStep {
  readonly id: string;
  readonly name: string;
  readonly problem: Problem;
}

export interface BatchState {
  readonly total: number;
  /** Ids of the rows whose command the server took. */
  readonly accepted: readonly string[];
  readonly refused: readonly RefusedStep[];
  /** `stopped`: the person ended it before every command was sent. */
  readonly status: 'running' | 'ended' | 'stopped';
  /** The list was left meanwhile: its result is said in a toast. */
  readonly left: boolean;
}

export type BatchesState = Readonly<Record<string, BatchState>>;

export interface BatchSubmission {
  readonly key: string;
  readonly steps: readonly BatchStep[];
}

const initialState: BatchesState = {};

/** Batches of commands, by a key of their own: each command has its own result. */
export const batchesSlice = createSlice({
  name: 'batches',
  initialState,
  reducers: {
    batchSubmitted: (state, { payload: { key, steps } }: PayloadAction<BatchSubmission>): BatchesState => ({
      ...state,
      [key]: { total: steps.length, accepted: [], refused: [], status: 'running', left: false },
    }),
    stepAccepted: (state, { payload: { key, id } }: PayloadAction<{ key: string; id: string }>): BatchesState =>
      changed(state, key, ({ accepted }) => ({ accepted: [...accepted, id] })),
    stepRefused: (
      state,
      { payload: { key, refused: step } }: PayloadAction<{ key: string; refused: RefusedStep }>,
    ): BatchesState => changed(state, key, ({ refused }) => ({ refused: [...refused, step] })),
    batchEnded: (state, { payload: { key } }: PayloadAction<{ key: string }>): BatchesState =>
      changed(state, key, () => ({ status: 'ended' })),
    /** The command that is on its way is not taken back; the ones after it are not sent. */
    batchStopped: (state, { payload: { key } }: PayloadAction<{ key: string }>): BatchesState =>
      changed(state, key, () => ({ status: 'stopped' })),
    /** A batch that runs is not ended by it. */
    batchLeft: (state, { payload: { key } }: PayloadAction<{ key: string }>): BatchesState =>
      state[key]?.status === 'running' ? changed(state, key, () => ({ left: true })) : without(state, key),
    batchDismissed: (state, { payload: { key } }: PayloadAction<{ key: string }>): BatchesState => without(state, key),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const { batchSubmitted, stepAccepted, stepRefused, batchEnded, batchStopped, batchLeft, batchDismissed } =
  batchesSlice.actions;

function without(state: BatchesState, key: string): BatchesState {
  const { [key]: _gone, ...rest } = state;
  return rest;
}

function changed(state: BatchesState, key: string, change: (batch: BatchState) => Partial<BatchState>): BatchesState {
  const batch = state[key];
  return batch ? { ...state, [key]: { ...batch, ...change(batch) } } : state;
}
