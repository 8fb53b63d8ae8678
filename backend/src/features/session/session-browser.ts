import type { Request } from 'express';
import { deviceIn } from './known-device/known-device-cookie.js';

/** The browser in which someone logs in: the cookie by which it is known, if it is, and what it calls itself. */
export interface LogInBrowser {
  readonly deviceCookie: string | null;
  readonly userAgent: string | null;
}

export const browserOf = (request: Request): LogInBrowser => ({
  deviceCookie: deviceIn(request),
  userAgent: request.header('user-agent') ?? null,
});
