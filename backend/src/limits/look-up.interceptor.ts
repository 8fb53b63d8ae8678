import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { LIMITS } from '../tokens/tokens.js';
import { withEvenRefusals, withEvenReplies } from '../http/even-refusal.js';
import { LOOK_UP, type LookUpRule } from './look-up.decorator.js';
import type { Limits } from './limits.js';
import { LookUps, type Caller } from './look-ups.service.js';

/** Makes the refusals of a look-up take the same time, and takes back what was counted for one that was no miss. */
@Injectable()
export class LookUpInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly lookUps: LookUps,
    @Inject(LIMITS) private readonly limits: Pick<Limits, 'refusedAfterMs'>,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = this.reflector.get<LookUpRule | undefined>(LOOK_UP, context.getHandler());
    if (!rule) return next.handle();
    const caller = context.switchToHttp().getRequest<Caller>();
    const evenly = rule.even === 'replies' ? withEvenReplies : withEvenRefusals;
    return from(evenly(this.limits.refusedAfterMs, () => this.counted(rule, caller, next)));
  }

  private async counted(rule: LookUpRule, caller: Caller, next: CallHandler): Promise<unknown> {
    const reply: unknown = await lastValueFrom(next.handle());
    if (rule.counts === 'misses' && !rule.isMiss?.(reply, caller)) await this.lookUps.forget(caller);
    return reply;
  }
}
