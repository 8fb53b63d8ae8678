import type { NextFunction, Request, Response } from 'express';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { newId } from '@covertrail/platform/ids/ids';
import type { Telemetry } from '@covertrail/platform/telemetry/telemetry';

/** What is known of a request while it is answered. `commandId` is set once a guard has given its command an id. */
export type ObservedRequest = Request & { requestId?: Uuid; commandId?: Uuid; user?: unknown };

const HEADER = 'X-Request-Id';
/** Programs ask for these every few seconds: they are not logged. */
const HEALTH = `/${BASE_PATH}/health/`;

/**
 * Names each request by its `Idempotency-Key` or `X-Request-Id`, or freshly, answers with that name, and reports the call when it has
 * ended. What is reported is the declared path: the address of a request may hold what a person entered.
 */
export const observedCalls =
  (telemetry: Pick<Telemetry, 'called'>) =>
  (request: ObservedRequest, response: Response, next: NextFunction): void => {
    if (!request.path.startsWith(`/${BASE_PATH}/`) || request.path.startsWith(HEALTH)) return next();
    const [startedAtMs, started] = [Date.now(), performance.now()];
    const requestId = nameOf(request);
    request.requestId = requestId;
    response.setHeader(HEADER, requestId);
    response.once('close', () => {
      const { commandId: correlationId, method, user } = request;
      const code = response.locals['code'] as string | undefined;
      telemetry.called({
        call: `${method} ${pathOf(request)}`,
        asks: method === 'GET',
        stranger: user === undefined,
        status: response.statusCode,
        requestId,
        startedAtMs,
        ms: performance.now() - started,
        ...(correlationId ? { correlationId } : {}),
        ...(code ? { code } : {}),
      });
    });
    next();
  };

function nameOf(request: Request): Uuid {
  const given = (request.header('idempotency-key') ?? request.header('x-request-id'))?.toLowerCase();
  return given !== undefined && isUuid(given) ? given : newId();
}

/** All addresses that are no call have one label: callers could invent any number of them. */
function pathOf({ route }: Request): string {
  const path = (route as { readonly path?: unknown } | undefined)?.path;
  return typeof path === 'string' && path.startsWith(`/${BASE_PATH}/`) ? path.slice(BASE_PATH.length + 2) : 'unknown';
}
