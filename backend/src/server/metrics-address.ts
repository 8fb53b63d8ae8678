import { NotFoundException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Metrics } from '@covertrail/platform/telemetry/metrics';
import { METRICS_PATH, metricsByToken } from '@covertrail/platform/telemetry/metrics-server';

/**
 * `/metrics` on the port of the API, for the caller that has the operator's token. For all others, and when there is no token,
 * the reply is that of an unknown address: the users of a company learn nothing from it.
 */
export function metricsAddress(
  metrics: Metrics,
  token: string | null,
): (request: Request, response: Response, next: NextFunction) => void {
  const answer = metricsByToken(metrics, token);
  return (request, response, next) => {
    if (request.path.replace(/\/+$/, '').toLowerCase() !== METRICS_PATH) return next();
    void answer(request, response).then((done) => (done ? undefined : next(new NotFoundException())), next);
  };
}
