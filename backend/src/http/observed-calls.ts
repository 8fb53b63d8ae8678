import type { NextFunction, Request, Response } from 'express';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isUuid, newId } from '@covertrail/platform/ids/ids';
import type { Telemetry } from '@covertrail/platform/telemetry/telemetry';

/** What is known of a request while it is answered. `commandId` is there once a guard has named its command. */
export type ObservedRequest = Request & { requestId?: Uuid; commandId?: Uuid };

const HEADER = 'X-Request-Id';
/** Asked by machines every few seconds: not worth a line. */
const HEALTH = `/${BASE_PATH}/health/`;

/**
 * Names each request by its `Idempotency-Key` or `X-Request-Id`, or freshly, answers with that name, and reports the call when it has
 * ended. What is reported is the declared path: the address of a request may hold what a person entered.
 */
export const observedCalls = (telemetry: Pick<Telemetry, 'called'>) => (request: ObservedRequest, response: Response, next: NextFunction): void => {
  if (!request.path.startsWith(`/${BASE_PATH}/`) || request.path.startsWith(HEALTH)) return next();
  const [startedAtMs, started] = [Date.now(), performance.now()];
  const requestId = nameOf(request);
  request.requestId = requestId;
  response.setHeader(HEADER, requestId);
  response.once('close', () => {
    const { commandId: correlationId, method } = request;
    const code = response.locals['code'] as string | undefined;
    telemetry.called({
      call: `${method} ${pathOf(request)}`, asks: method === 'GET', status: response.statusCode, requestId, startedAtMs, ms: performance.now() - started,
      ...(correlationId ? { correlationId } : {}), ...(code ? { code } : {}),
    });
  });
  next();
};

function nameOf(request: Request): Uuid {
  const given = (request.header('idempotency-key') ?? request.header('x-request-id'))?.toLowerCase();
  return given !== undefined && isUuid(given) ? given : newId();
}

/** Any address that is no call is one and the same: a label has no room for what callers make up. */
function pathOf({ route }: Request): string {
  const path = (route as { readonly path?: unknown } | undefined)?.path;
  return typeof path === 'string' && path.startsWith(`/${BASE_PATH}/`) ? path.slice(BASE_PATH.length + 2) : 'unknown';
}
