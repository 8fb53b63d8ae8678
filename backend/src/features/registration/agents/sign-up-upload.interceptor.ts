import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { newId } from '@covertrail/platform/ids/ids';
import type { Observable } from 'rxjs';
import type { UploadRequest } from '#uploads/upload-storage.service';

/** Whoever signs up has no company yet: the upload stands for itself, and only its reply names it. */
@Injectable()
export class SignUpUpload implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const uploadId = newId();
    context.switchToHttp().getRequest<UploadRequest>().byLink = { ownerId: uploadId, uploadId };
    return next.handle();
  }
}
