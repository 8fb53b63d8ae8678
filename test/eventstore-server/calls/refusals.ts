import { Metadata, status, type StatusObject } from '@grpc/grpc-js';

/** How a call is refused: a status, and in its trailers the name by which the client knows the error. */
export type Refusal = Pick<StatusObject, 'code' | 'details'> & { readonly metadata?: Metadata };

function named(exception: string, more: Readonly<Record<string, string>> = {}): Metadata {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries({ exception, ...more })) metadata.set(key, value);
  return metadata;
}

export const accessDenied = (): Refusal => ({
  code: status.PERMISSION_DENIED,
  details: 'Access Denied',
  metadata: named('access-denied'),
});

export const notAuthenticated = (): Refusal => ({ code: status.UNAUTHENTICATED, details: 'Unauthenticated' });

export const invalidPosition = (): Refusal => ({
  code: status.INVALID_ARGUMENT,
  details: 'Trying to read from an invalid position.',
});

/** A read answers otherwise than a subscription: with the name of its result. */
export const invalidPositionOfRead = (filtered: boolean): Refusal => ({
  code: status.UNKNOWN,
  details: `Unexpected ${filtered ? 'FilteredReadAllResult' : 'ReadAllResult'}: InvalidPosition`,
});

export const invalidArgument = (details: string): Refusal => ({ code: status.INVALID_ARGUMENT, details });

export const appendTooBig = (limit: number): Refusal => ({
  code: status.INVALID_ARGUMENT,
  details: `Maximum Append Size of ${limit} Exceeded.`,
  metadata: named('maximum-append-size-exceeded', { 'maximum-append-size': String(limit) }),
});

/** The server gave an append up after its own time. It may have stored it. */
export const timedOut = (): Refusal => ({
  code: status.ABORTED,
  details: 'Operation timed out: Commit phase timeout.',
});

export const notReady = (): Refusal => ({ code: status.UNAVAILABLE, details: 'Server Is Not Ready' });

export const noLeader = (): Refusal => ({ code: status.UNKNOWN, details: 'No leader info available in response' });

export const notSpoken = (what: string): Refusal => ({
  code: status.UNIMPLEMENTED,
  details: `${what} is not part of this server`,
});
