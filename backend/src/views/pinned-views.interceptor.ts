import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { catchError, Observable, throwError } from 'rxjs';
import { notFoundYet } from '#http/not-found-yet';
import { Views } from './views.service.js';

/** Everything that one call reads from a view comes from the collection that was active when it first read it. */
@Injectable()
export class PinnedViewsInterceptor implements NestInterceptor {
  constructor(private readonly views: Views) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const http = context.switchToHttp();
    const awaited = http.getRequest<Request>().header('if-position');
    return new Observable((subscriber) =>
      this.views.inRequest(awaited, () => {
        const marked = catchError((error: unknown) => {
          if (this.views.readsBeingBuilt) notFoundYet.mark(http.getResponse<Response>());
          return throwError(() => error);
        });
        return next.handle().pipe(marked).subscribe(subscriber);
      }),
    );
  }
}
