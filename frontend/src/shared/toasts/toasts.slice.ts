import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { endedOnce } from '@covertrail/wording/text/sentence-parts';
import type { CommandRequest } from '../commands/commands.slice.js';
import { loggedOut } from '../session/session.slice.js';

export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly title?: string;
  readonly tone: 'ok' | 'bad' | 'info';
  /** The command that takes it back. */
  readonly undo?: CommandRequest;
}

const initialState: readonly Toast[] = [];

/** Short messages at the edge of the page about something that just happened. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastRaised: {
      reducer: (state, { payload }: PayloadAction<Toast>): readonly Toast[] => [...state.slice(-3), payload],
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, text: endedOnce(toast.text), id: nanoid() } }),
    },
    toastDismissed: (state, { payload }: PayloadAction<string>): readonly Toast[] =>
      state.filter(({ id }) => id !== payload),
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const { toastRaised, toastDismissed } = toastsSlice.actions;
