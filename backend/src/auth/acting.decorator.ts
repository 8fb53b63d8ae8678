import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { canonicalJson } from '@covertrail/platform/engine/canonical-json';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { Problem } from '../http/problem.js';
import type { ActingRequest, Actor } from './actor.js';

/** The verified actor of the request. */
export const Acting = createParamDecorator((_: unknown, context: ExecutionContext): Actor => requestOf(context).user);

/** Metadata of the command that this request sends; its id comes of the `Idempotency-Key`, or is fresh without one. */
export const Sent = createParamDecorator((_: unknown, context: ExecutionContext): CommandMeta => metaOf(requestOf(context)));

/** What `@Pinned` asks of a request: whoever describes the routes knows by it which of them take `If-Match`. */
export const pinnedRevision = (_: unknown, context: ExecutionContext): number | undefined => {
  const header = requestOf(context).header('if-match');
  if (header === undefined) return undefined;
  const revision = /^"?(\d{1,9})"?$/.exec(header)?.[1];
  if (revision === undefined) throw new Problem('HTTP.BAD_IF_MATCH');
  return Number(revision);
};

/** The revision that the person saw (`If-Match: "7"`), or undefined. */
export const Pinned = createParamDecorator(pinnedRevision);

/** The position that the page has acknowledged (`If-Position`), or undefined. */
export const Awaited = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined =>
  requestOf(context).header('if-position'),
);

const requestOf = (context: ExecutionContext): ActingRequest => context.switchToHttp().getRequest<ActingRequest>();

function metaOf(request: ActingRequest): CommandMeta {
  const { commandId } = request;
  const { userId, role, companyId, onBehalfOf } = request.user;
  const sent = canonicalJson({ method: request.method, path: request.originalUrl, body: request.body as unknown, by: userId });
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
