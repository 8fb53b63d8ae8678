import {
  AccessDeniedError,
  DeadlineExceededError,
  MaxAppendSizeExceededError,
  TimeoutError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { StoreUnreachable } from '../../errors/store-unreachable.js';
import { NotAppendable, OutcomeUnknown } from '../event-store.port.js';

/**
 * Codes of gRPC by which a call did not come to an end, so that whoever asks again may be answered: 1 canceled, 2 unknown, 4 deadline,
 * 8 resources exhausted, 10 aborted, 13 internal, 14 unavailable, 15 data loss.
 */
const AWAY: ReadonlySet<unknown> = new Set([1, 2, 4, 8, 10, 13, 14, 15]);
/** 7 permission denied, 16 unauthenticated. */
const NOT_ALLOWED: ReadonlySet<unknown> = new Set([7, 16]);

/** True for an error of the client or of gRPC itself that says that this user may not do it. */
export const isRefusedUser = (error: unknown): boolean =>
  error instanceof AccessDeniedError || NOT_ALLOWED.has(codeOf(error));

/** 1 canceled by the server, 14 unavailable. */
const LOST: ReadonlySet<unknown> = new Set([1, 14]);

/** True where a call ended because its connection did, and did not run out of time. */
export const isLostConnection = (error: unknown): boolean =>
  LOST.has(codeOf(error instanceof StoreUnreachable ? error.cause : error));

/**
 * True where the server gave an append up after its own time, as it does with the same append twice at once: asked again, it knows the first.
 * It says so by one code for an append of a batch and by another for a call of its own.
 */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof DeadlineExceededError || error instanceof TimeoutError;

/** True for what the server says to an append at another revision than the expected. */
export const isWrongRevision = (error: unknown): error is WrongExpectedVersionError =>
  error instanceof WrongExpectedVersionError;

/** What became of a read, in the words of the stores: StoreUnreachable, or the error as it is. */
export function failureOfRead(error: unknown): unknown {
  if (error instanceof StoreUnreachable) return error;
  if (isRefusedUser(error)) return new StoreUnreachable('EventStoreDB refuses this user', { cause: error });
  return AWAY.has(codeOf(error)) || isLost(error)
    ? new StoreUnreachable(`EventStoreDB does not answer: ${(error as Error).message}`, { cause: error })
    : error;
}

/** What became of an append that was sent: NotAppendable where the server says that it never takes it, else nobody knows. */
export function failureOfAppend(error: unknown): Error {
  if (error instanceof MaxAppendSizeExceededError)
    return new NotAppendable('The server takes no append as large as this', { cause: error });
  if (isRefusedUser(error)) return new StoreUnreachable('EventStoreDB refuses appends of this user', { cause: error });
  return new OutcomeUnknown(error instanceof Error ? error.message : String(error), { cause: error });
}

/** The client names a failed search for a cluster's members in words alone. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  /Failed to discover|ECONN|ENOTFOUND|EAI_AGAIN|premature close|Channel has been shut down/i.test(error.message);

/** Typed errors keep the code of gRPC; raw ones are nothing but that. */
const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | null | undefined)?.code;
