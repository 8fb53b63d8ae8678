import type { NextFunction, Request, Response } from 'express';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import { endNoticeMail } from '@covertrail/contracts/user/user.calls';
import { NOTICE_MAIL_PAGE } from '../links/notice-mail-link.js';

const ADDRESS = new RegExp(`^${NOTICE_MAIL_PAGE}/([\\w-]{43})$`);

/**
 * The address of `List-Unsubscribe`. A mail program posts a form to it (RFC 8058), whose body says nothing that the address does not: it becomes the
 * call that ends the mails. A person who opens it gets the page that asks first, because mail programs open addresses by themselves.
 */
export function oneClickUnsubscribe(request: Request, response: Response, next: NextFunction): void {
  const token = ADDRESS.exec(request.path)?.[1];
  if (token === undefined) return next();
  if (request.method !== 'POST') return response.redirect(303, `${NOTICE_MAIL_PAGE}#${token}`);
  request.url = `/${BASE_PATH}/${endNoticeMail.path}`;
  // What the program posts, as a form or as JSON, is not read: the address says everything.
  delete request.headers['content-type'];
  request.body = { token };
  next();
}
