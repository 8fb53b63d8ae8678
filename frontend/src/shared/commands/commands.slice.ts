import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Method } from '@covertrail/contracts/calls/call';
import type { ApiRequest } from '../api/api-client.js';
import type { Problem } from '../api/api-problem.js';
import { loggedOut } from '../session/session.slice.js';

/** A command as pages state it. */
export interface CommandRequest<Reply = unknown> extends Pick<
  ApiRequest<Reply>,
  'path' | 'query' | 'ifMatch' | 'open' | 'reply'
> {
  readonly method: Exclude<Method, 'GET'>;
  /** Plain values: an action carries them. */
  readonly body?: unknown;
  /** Views that must show the result before the command counts as settled, if they are on the page. */
  readonly settles?: readonly string[];
  /** Said in a toast once settled. */
  readonly toast?: string;
  /** What takes it back: the toast offers it for a while. */
  readonly undo?: CommandRequest;
  /** No component waits for it: a failure is shown in a toast. */
  readonly alone?: true;
}

/** `settling`: the server has accepted it, and the views on the page do not show it yet. */
export interface CommandState {
  readonly submission: string;
  readonly status: 'sending' | 'settling' | 'settled' | 'failed';
  readonly reply: unknown;
  readonly problem: Problem | null;
}

export type CommandsState = Readonly<Record<string, CommandState>>;

interface Submission {
  readonly key: string;
  /** Doubles as `Idempotency-Key`. */
  readonly submission: string;
  readonly request: CommandRequest;
}

const initialState: CommandsState = {};

/** The state of each command, by the key that its page gives it. */
export const commandsSlice = createSlice({
  name: 'commands',
  initialState,
  reducers: {
    commandSubmitted: (state, { payload: { key, submission } }: PayloadAction<Submission>): CommandsState =>
      isPending(state[key])
        ? state
        : { ...state, [key]: { submission, status: 'sending', reply: null, problem: null } },
    commandAccepted: (
      state,
      { payload: { key, reply } }: PayloadAction<{ key: string; reply: unknown }>,
    ): CommandsState => changed(state, key, { status: 'settling', reply }),
    commandSettled: (
      state,
      { payload: { key, submission } }: PayloadAction<Pick<Submission, 'key' | 'submission'>>,
    ): CommandsState => (state[key]?.submission === submission ? changed(state, key, { status: 'settled' }) : state),
    commandFailed: (
      state,
      { payload: { key, problem } }: PayloadAction<{ key: string; problem: Problem }>,
    ): CommandsState => changed(state, key, { status: 'failed', problem }),
    commandReset: (state, { payload: { key } }: PayloadAction<{ key: string }>): CommandsState => {
      const { [key]: _gone, ...rest } = state;
      return rest;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const { commandSubmitted, commandAccepted, commandSettled, commandFailed, commandReset } = commandsSlice.actions;

/** Which submission is shown under a key; undefined where none is. */
export const selectSubmission = (state: { readonly commands: CommandsState }, key: string): string | undefined =>
  state.commands[key]?.submission;

export const isPending = (command: CommandState | undefined): boolean =>
  command?.status === 'sending' || command?.status === 'settling';

function changed(state: CommandsState, key: string, change: Partial<CommandState>): CommandsState {
  const command = state[key];
  return command ? { ...state, [key]: { ...command, ...change } } : state;
}
