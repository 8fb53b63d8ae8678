import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { Views } from './views.service.js';

/** All that one call reads of views comes from the collections that were active at its first look, whoever reads. */
@Injectable()
export class PinnedViewsInterceptor implements NestInterceptor {
  constructor(private readonly views: Views) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const awaited = context.switchToHttp().getRequest<Request>().header('if-position');
    return new Observable((subscriber) => this.views.inRequest(awaited, () => next.handle().subscribe(subscriber)));
  }
}
