import { FileDamaged, FileNotGiven } from '#sqlite/file-trouble';
import { CheckpointConflict, ReadStoreTooNew, UnsupportedQuery } from '../../errors/store-errors.js';
import type { WriterArguments, WriterMethod, WriterResult } from './writer.js';

/** What the worker thread is started with. */
export interface WriterSettings {
  readonly file: string;
}

/** One call of the writer on its way to the thread; without a method it closes. */
export type WriterCall<Method extends WriterMethod = WriterMethod> =
  | { readonly number: number; readonly method: Method; readonly given: WriterArguments<Method> }
  | { readonly number: number; readonly method: null };

/** Its answer. Classes do not survive the way between threads: an error goes by name. */
export type WriterAnswer =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly failure: { readonly name: string; readonly message: string } };

/** Calls go to the writer in their order, wherever it runs. */
export interface WriterChannel {
  call<Method extends WriterMethod>(method: Method, ...given: WriterArguments<Method>): Promise<WriterResult<Method>>;
  close(): Promise<void>;
}

export function failureOf(error: unknown): { readonly name: string; readonly message: string } {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) };
}

export function errorOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  if (name === 'CheckpointConflict') return new CheckpointConflict(message);
  if (name === 'UnsupportedQuery') return new UnsupportedQuery(message);
  if (name === 'FileDamaged') return new FileDamaged(message);
  if (name === 'FileNotGiven') return new FileNotGiven(message);
  const error = new Error(message);
  return name === 'ReadStoreTooNew' ? (Object.setPrototypeOf(error, ReadStoreTooNew.prototype) as Error) : error;
}
