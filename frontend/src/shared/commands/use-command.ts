import { useCallback, useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Call, ReplyOf } from '@covertrail/contracts/calls/call';
import { commandOf, type CommandInput, type Given } from '../api/call-request.js';
import type { Problem } from '../api/api-problem.js';
import {
  commandReset,
  commandSubmitted,
  isPending,
  type CommandRequest,
  type CommandsState,
} from './commands.slice.js';

/** The state of a command, for its form or button. */
export interface CommandState<Reply> {
  /** From the click until the views on the page show the result: buttons show progress. */
  readonly pending: boolean;
  readonly problem: Problem | null;
  /** The server's answer; null before. */
  readonly reply: Reply | null;
  readonly reset: () => void;
}

/** A command of one call. */
export interface Command<C extends Call> extends CommandState<ReplyOf<C>> {
  /** Sends it, unless it is on its way already. */
  readonly submit: (...input: Given<CommandInput<C>>) => void;
}

interface Options<Reply> {
  /** Called once for each submit that succeeded, after the views on the page show it. */
  readonly onSettled?: (reply: Reply) => void;
}

/**
 * Sends a call under `key` and reports its state. The key names the thing and the action (`policy/<id>/cancel`), so that two
 * buttons of two rows never share a state. The state is removed with the component.
 */
export function useCommand<C extends Call>(call: C, key: string, options: Options<ReplyOf<C>> = {}): Command<C> {
  const { submit: send, ...standing } = useCommandRequest<ReplyOf<C>>(key, options);
  const submit = useCallback((...input: Given<CommandInput<C>>) => send(commandOf(call, ...input)), [send, call]);
  return { ...standing, submit };
}

/** The same for a component that sends one of several calls: `submit` takes the result of `commandOf`. */
export function useCommandRequest<Reply>(
  key: string,
  { onSettled }: Options<Reply> = {},
): CommandState<Reply> & { readonly submit: (request: CommandRequest<Reply>) => void } {
  const dispatch = useDispatch();
  const command = useSelector((state: { readonly commands: CommandsState }) => state.commands[key]);
  const submit = useCallback(
    (request: CommandRequest<Reply>) => {
      dispatch(commandSubmitted({ key, submission: crypto.randomUUID(), request }));
    },
    [dispatch, key],
  );
  const reset = useCallback(() => {
    dispatch(commandReset({ key }));
  }, [dispatch, key]);

  const settled = useEffectEvent(() => onSettled?.(command?.reply as Reply));
  const settledSubmission = command?.status === 'settled' ? command.submission : null;
  useEffect(() => {
    if (settledSubmission !== null) settled();
  }, [settledSubmission]);
  useEffect(() => reset, [reset]);

  return {
    submit,
    reset,
    pending: isPending(command),
    problem: command?.problem ?? null,
    reply: (command?.reply ?? null) as Reply | null,
  };
}
