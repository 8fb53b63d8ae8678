import type { NextFunction, Request, Response } from 'express';
import type { LastKnown } from '@covertrail/platform/deciders/last-known';

/** What only reads goes on while the log is away: with the rights and streams that were last known (decision 60). */
export const readingWithoutLog =
  (lastKnown: LastKnown) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    if (request.method === 'GET') lastKnown.run(() => next());
    else next();
  };
