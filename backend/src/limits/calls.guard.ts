import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { TokenHolder } from '../auth/actor.js';
import { LIMITS } from '../composition/tokens.js';
import { Problem } from '../http/problem.js';
import { callerAddress } from './caller-address.js';
import { LOOK_UP } from './look-up.decorator.js';
import type { Limits } from './limits.js';
import { Rate } from './rate.js';

/** Limits the calls of a person, or of an address when no one is logged in. It runs after the token guard, which identifies the person. */
@Injectable()
export class CallsGuard implements CanActivate {
  private readonly calls: Rate;
  private readonly lookUps: Rate;

  constructor(private readonly reflector: Reflector, @Inject(LIMITS) limits: Limits) {
    this.calls = new Rate(limits.callsPerMinute);
    this.lookUps = new Rate(limits.lookUpsPerMinute);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() === 'ws') return true;
    const request = context.switchToHttp().getRequest<Request & { readonly user?: TokenHolder }>();
    const caller = request.user?.userId ?? callerAddress(request);
    const looksUp = this.reflector.get<boolean | undefined>(LOOK_UP, context.getHandler()) === true;
    const retryAfter = (await this.calls.over(caller)) ?? (looksUp ? await this.lookUps.over(caller) : null);
    if (retryAfter !== null) throw new Problem('HTTP.TOO_MANY', { retryAfter });
    return true;
  }
}
