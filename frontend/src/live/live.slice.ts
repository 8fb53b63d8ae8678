import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClientTransferMessage } from '@covertrail/contracts/live/live.messages';
import { loggedOut } from '../shared/session/session.slice.js';

export interface LiveState {
  /** Null before the first connection was tried. */
  readonly online: boolean | null;
}

const initialState: LiveState = { online: null };

/** Whether this page receives changes as they happen. */
export const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    lineChanged: (_state, { payload }: PayloadAction<boolean>): LiveState => ({ online: payload }),
    /** A step of a client transfer, for its agents. Features listen to it; nothing is stored here. */
    clientTransferReceived: (state, _: PayloadAction<ClientTransferMessage>) => state,
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const { lineChanged, clientTransferReceived } = liveSlice.actions;

export const selectOnline = (state: { readonly live: LiveState }): boolean | null => state.live.online;
