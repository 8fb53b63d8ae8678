import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { callerAddress } from '#limits/caller-address';
import { browserOf } from './session-browser.js';
import type { LogInPlace } from './session.service.js';

/** From where the caller proves who it is. */
export const CallerPlace = createParamDecorator((_: unknown, context: ExecutionContext): LogInPlace => {
  const request = context.switchToHttp().getRequest<Request>();
  return { address: callerAddress(request), ...browserOf(request) };
});
