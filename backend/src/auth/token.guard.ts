import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Problem } from '../http/problem.js';
import { OPEN_REASON } from './access.js';

/** Every route needs a valid token, except those that declare why they need none. A socket's token was verified when it connected. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(
    context: ExecutionContext,
  ): ReturnType<InstanceType<ReturnType<typeof AuthGuard>>['canActivate']> {
    if (context.getType() === 'ws') return true;
    return this.reflector.get<string | undefined>(OPEN_REASON, context.getHandler())
      ? true
      : super.canActivate(context);
  }

  /** When the session cannot be looked up, the token may still be valid: the caller is not logged out. */
  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error as Error;
    if (!user) throw new Problem('AUTH.TOKEN_INVALID');
    return user;
  }
}
