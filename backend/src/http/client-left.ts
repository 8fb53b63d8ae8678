import type { Response } from 'express';
import { Problem } from './problem.js';

/** Aborts when the client closes the connection before it has its reply. */
export function clientLeft(response: Response): AbortSignal {
  const left = new AbortController();
  response.once('close', () => left.abort(new Problem('HTTP.BROKEN_OFF')));
  return left.signal;
}
