import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** What the handler of a command returns: the body for the page, and the position of the write (reference: replies). */
export class CommandReply<Body> {
  constructor(
    readonly body: Body,
    readonly outcome: Outcome,
  ) {}
}

/** What the handler of a query returns when it knows the position of its view. */
export class QueryReply<Body> {
  constructor(
    readonly body: Body,
    readonly position: string,
    readonly stale: boolean,
  ) {}
}

/** Wraps every reply in `data` [K02] and moves revision and position into headers; answers to sockets stay as they are. */
@Injectable()
export class DataInterceptor implements NestInterceptor {
  constructor(private readonly deciders: DeciderStore) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() === 'ws') return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(map((reply: unknown) => ({ ...wrap(reply, response), ...this.staleness() })));
  }

  /** The log was away: rights and streams are as they were last known. */
  private staleness(): { readonly stale?: true } {
    return this.deciders.lastKnown.used ? { stale: true } : {};
  }
}

function wrap(reply: unknown, response: Response): object {
  if (reply instanceof CommandReply) {
    response.setHeader('ETag', `"${reply.outcome.revision}"`);
    response.setHeader('X-Position', reply.outcome.position);
    return { data: reply.body as unknown };
  }
  if (reply instanceof QueryReply) {
    response.setHeader('X-Position', reply.position);
    return { data: reply.body as unknown, stale: reply.stale };
  }
  return { data: reply ?? null };
}
