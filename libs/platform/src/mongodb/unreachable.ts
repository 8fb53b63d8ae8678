import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerSelectionError } from 'mongodb';
import { StoreUnreachable } from '../errors/store-unreachable.js';
import { answeredInTime } from '../timing/answered-in-time.js';

/**
 * Codes by which a server says that it is going away, is no longer the primary, or could not reach enough members in time
 * (`error_codes.yml` of MongoDB): 6 and 7 host unreachable or not found, 43 cursor lost with a restart, 64 and 100 write
 * concern, 89 network time-out, 91 shutdown, 133 no member to read from, 134 majority not yet known, 189 stepped down,
 * 262 time limit, 9001 socket, 10058 and 10107 not primary, 11600 and 11602 interrupted by either, 13435 and 13436 the same
 * for reads; 175 an index or collection went away while it was read: asked again, another way is found.
 */
const AWAY: ReadonlySet<unknown> = new Set([
  6, 7, 43, 64, 89, 91, 100, 133, 134, 189, 262, 9001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436, 175,
]);

/** Errors of the driver by name: no connection was available, or no answer came within a time that the address sets (`timeoutMS`). */
const OF_THE_DRIVER: ReadonlySet<string> = new Set([
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoOperationTimeoutError',
]);

/** Connection errors of the operating system, which the driver passes on unchanged when a write to a socket fails. */
const OF_A_SOCKET: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_SOCKET_CLOSED',
]);

/** Labels by which a server or the driver says that the request may be repeated. */
const AGAIN = ['RetryableWriteError', 'RetryableError', 'TransientTransactionError'];

/** Errors of the caller's input: they say nothing about the store, whatever their text. */
const OF_A_CALLER = new WeakSet<object>();

/** Content that a caller passes in; an error in it is never taken for an error of the store. */
export async function* handedIn<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    if (error instanceof Error) OF_A_CALLER.add(error);
    throw error;
  }
}

/** The same store, which throws StoreUnreachable (with the driver's error as its cause) wherever the server did not answer. */
export function reachable<Port extends object>(port: Port, answerMs?: number): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => watched(Reflect.apply(member, target, given), answerMs);
    },
  });
}

/** Resolves or rejects as the work does, except for errors that `asUnreachable` translates. */
export async function reaching<Result>(work: PromiseLike<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asUnreachable(error);
  }
}

/** StoreUnreachable for an error that says that no server answered, or none that may; any other error unchanged. */
export function asUnreachable(error: unknown): unknown {
  if (error instanceof Error && OF_A_CALLER.has(error)) return error;
  return meansAway(error)
    ? new StoreUnreachable(`MongoDB does not answer: ${(error as Error).message}`, { cause: error })
    : error;
}

const meansAway = (error: unknown): boolean =>
  error instanceof MongoError ? isAway(error) : OF_A_SOCKET.has((error as NodeJS.ErrnoException | null)?.code);

function isAway(error: MongoError): boolean {
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (OF_THE_DRIVER.has(error.name) || AGAIN.some((label) => error.hasErrorLabel(label))) return true;
  return AWAY.has(error.code) || (error instanceof MongoBulkWriteError && isBulkAway(error));
}

/** A bulk write can fail because of its parts alone; the connection error that broke it is nested inside. */
function isBulkAway({ writeErrors, result, errorResponse }: MongoBulkWriteError): boolean {
  if (errorResponse instanceof Error && meansAway(errorResponse)) return true;
  const ofWrites = Array.isArray(writeErrors) ? writeErrors : [writeErrors];
  return AWAY.has(result?.getWriteConcernError()?.code) || ofWrites.some(({ code }) => AWAY.has(code));
}

function watched(answer: unknown, answerMs: number | undefined): unknown {
  if (isPromise(answer)) return reaching(answerMs === undefined ? answer : answeredInTime(answer, answerMs));
  return isIterable(answer) ? watchedPieces(answer) : answer;
}

async function* watchedPieces(pieces: AsyncIterable<unknown>): AsyncIterable<unknown> {
  try {
    yield* pieces;
  } catch (error) {
    throw asUnreachable(error);
  }
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { readonly then?: unknown } | null | undefined)?.then === 'function';

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
