/**
 * A stream was closed before its end: the other side closed the connection. The code decides, because the error may come from
 * another JavaScript realm, where `instanceof` fails.
 */
export const endedEarly = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
