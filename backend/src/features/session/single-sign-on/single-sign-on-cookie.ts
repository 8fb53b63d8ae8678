import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';

const NAME = 'covertrail_sign_on';
const SHAPE = /^[\w-]{43}$/;
const KEPT_MS = 2 * 3_600_000;

/** The secret of a browser that signs on; empty where it has none. */
export function signOnBrowser({ headers }: Pick<Request, 'headers'>): string {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return SHAPE.test(value) ? value : '';
}

/** Gives a browser its secret, or keeps the one that it has. Scripts cannot read it, and other sites do not send it. */
export function keepSignOnBrowser(request: Request, response: Response): string {
  const browser = signOnBrowser(request) || randomBytes(32).toString('base64url');
  response.cookie(NAME, browser, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.secure,
    path: `/${BASE_PATH}`,
    maxAge: KEPT_MS,
  });
  return browser;
}
