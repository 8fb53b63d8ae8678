import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import { turns } from '@covertrail/platform/timing/turns';
import type { KnownRequest } from '#auth/actor';

/** What a call reads takes the turns of the caller's company, so that no company waits for the long calls of another. */
@Injectable()
export class TurnsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const { user } = context.switchToHttp().getRequest<Partial<KnownRequest>>();
    return new Observable((subscriber) => turns.of(user?.companyId ?? '', () => next.handle().subscribe(subscriber)));
  }
}
