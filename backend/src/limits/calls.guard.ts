import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { TokenHolder } from '../auth/actor.js';
import { LIMITS } from '../tokens/tokens.js';
import { Problem } from '../http/problem.js';
import { callerAddress } from './caller-address.js';
import { LOOK_UP, type LookUpRule } from './look-up.decorator.js';
import { LookUps } from './look-ups.service.js';
import type { Limits } from './limits.js';
import { Rate } from './rate.js';

/** Limits the calls of a person, or of an address when no one is logged in. It runs after the token guard, which identifies the person. */
@Injectable()
export class CallsGuard implements CanActivate {
  private readonly calls: Rate;

  constructor(
    private readonly reflector: Reflector,
    private readonly lookUps: LookUps,
    @Inject(LIMITS) limits: Limits,
  ) {
    this.calls = new Rate(limits.callsPerMinute);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() === 'ws') return true;
    const request = context.switchToHttp().getRequest<Request & { readonly user?: TokenHolder }>();
    const caller = request.user?.userId ?? callerAddress(request);
    const handler = context.getHandler();
    const rule = this.reflector.get<LookUpRule | undefined>(LOOK_UP, handler);
    const overall = rule?.overall ? handler.name : undefined;
    const retryAfter =
      (await this.calls.over(caller)) ??
      (rule && looksUp(rule, request) ? await this.lookUps.over(request, overall) : null);
    if (retryAfter !== null) throw new Problem('HTTP.TOO_MANY', { retryAfter });
    return true;
  }
}

/** The body is not checked yet: guards run before pipes. */
const looksUp = ({ counts, only }: LookUpRule, { body }: Request): boolean =>
  counts !== 'elsewhere' && (only === undefined || (body as Record<string, unknown> | undefined)?.[only] !== undefined);
