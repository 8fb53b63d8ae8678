import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { linkToken } from '@covertrail/domain/fields/link-fields';
import { newId } from '@covertrail/platform/ids/ids';
import type { Observable } from 'rxjs';
import { Problem } from '#http/problem';
import type { UploadRequest } from '#uploads/upload-storage.service';
import { OpenedLinks } from './opened-links.service.js';

/** The header with the secret of the link: addresses are written to logs, and the body is the file. */
const LINK_TOKEN_HEADER = 'x-link-token';

/** Looks before any byte of a file is stored whether the link of the mail still opens a request that takes one. */
@Injectable()
export class LinkUpload implements NestInterceptor {
  constructor(private readonly links: OpenedLinks) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<UploadRequest>();
    const token = request.header?.(LINK_TOKEN_HEADER) ?? '';
    if (linkToken.check(token) !== null) throw new Problem('LINK.NOT_VALID');
    const link = await this.links.opened(token);
    if (link.request.outcome !== null) throw new Problem('MAIL_ANSWER.REQUEST_ENDED');
    request.byLink = { ownerId: link.holderId, uploadId: newId() };
    return next.handle();
  }
}
