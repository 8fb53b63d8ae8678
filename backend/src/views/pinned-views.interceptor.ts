import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { Views } from './views.service.js';

/** Everything that one call reads from a view comes from the collection that was active when it first read it. */
@Injectable()
export class PinnedViewsInterceptor implements NestInterceptor {
  constructor(private readonly views: Views) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const awaited = context.switchToHttp().getRequest<Request>().header('if-position');
    return new Observable((subscriber) => this.views.inRequest(awaited, () => next.handle().subscribe(subscriber)));
  }
}
