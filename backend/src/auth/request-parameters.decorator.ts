import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { canonicalJson } from '@covertrail/platform/json/canonical-json';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { clientLeft } from '../http/client-left.js';
import { Problem } from '../http/problem.js';
import type { KnownRequest, Actor, Operator } from './actor.js';
import { isOperator } from '@covertrail/domain/rights/principal';

/** The verified actor of the request, on a route that is for people of companies. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user } = requestOf(context);
  if (isOperator(user)) throw new Problem('AUTH.FORBIDDEN');
  return user;
});

/** Whoever is logged in, on a route that is for everybody or for operators. */
export const CurrentHolder = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | Operator => requestOf(context).user,
);

/** Metadata of the command that this request sends. The command id is the `Idempotency-Key`, or a fresh one without it. */
export const CommandMetadata = createParamDecorator((_: unknown, context: ExecutionContext): CommandMeta =>
  metaOf(requestOf(context)),
);

/** The revision that the person saw (`If-Match: "7"`), or undefined. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const header = requestOf(context).header('if-match');
  if (header === undefined) return undefined;
  const revision = /^"?(\d{1,9})"?$/.exec(header)?.[1];
  if (revision === undefined) throw new Problem('HTTP.BAD_IF_MATCH');
  return Number(revision);
});

/** Aborts when the client closes the connection before it has its reply. */
export const ClientLeft = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal =>
  clientLeft(context.switchToHttp().getResponse<Response>()),
);

const requestOf = (context: ExecutionContext): KnownRequest => context.switchToHttp().getRequest<KnownRequest>();

function metaOf(request: KnownRequest): CommandMeta {
  const { commandId } = request;
  const { userId, role, companyId } = request.user;
  const onBehalfOf = isOperator(request.user) ? undefined : request.user.onBehalfOf;
  const sent = canonicalJson({
    method: request.method,
    path: request.originalUrl,
    body: request.body as unknown,
    by: userId,
  });
  return {
    commandId,
    commandHash: createHash('sha256').update(sent).digest('hex'),
    actor: userId,
    role,
    tenant: companyId,
    ...(onBehalfOf ? { onBehalfOf } : {}),
    correlationId: commandId,
    causationId: null,
  };
}
