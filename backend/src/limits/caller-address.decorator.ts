import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { callerAddress } from './caller-address.js';

/** The network that the request comes from. */
export const CallerAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  callerAddress(context.switchToHttp().getRequest<Request>()),
);
