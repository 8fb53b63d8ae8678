import { useCallback, useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Problem } from '../api/api-problem.js';
import { commandReset, commandSubmitted, isPending, type CommandRequest, type CommandsState } from './commands.slice.js';

/** A command as its form or button sees it. */
export interface Command<Reply> {
  /** Sends it, unless it is on its way already. */
  readonly submit: (request: CommandRequest) => void;
  /** From the click until the views on screen show the result: buttons show progress. */
  readonly pending: boolean;
  readonly problem: Problem | null;
  /** The server's answer; null before. */
  readonly reply: Reply | null;
  readonly reset: () => void;
}

interface Options<Reply> {
  /** Called once for each submit that came through, after the views on screen show it. */
  readonly onSettled?: (reply: Reply) => void;
}

/**
 * Sends commands under `key` and tells how they stand. The key names the thing and the wish (`policy/<id>/cancel`), so
 * that two buttons of two rows never share a state. What is left of it goes when the component goes.
 */
export function useCommand<Reply = unknown>(key: string, { onSettled }: Options<Reply> = {}): Command<Reply> {
  const dispatch = useDispatch();
  const command = useSelector((state: { readonly commands: CommandsState }) => state.commands[key]);
  const submit = useCallback((request: CommandRequest) => {
    dispatch(commandSubmitted({ key, submission: crypto.randomUUID(), request }));
  }, [dispatch, key]);
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
