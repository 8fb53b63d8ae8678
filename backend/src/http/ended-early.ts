/** A stream was closed before its end: whoever sent or read it went away. By its code alone: the error may be of another realm. */
export const endedEarly = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
