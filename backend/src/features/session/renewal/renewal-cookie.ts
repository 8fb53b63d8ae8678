import type { CookieOptions, Request, Response } from 'express';
import type { Instant } from '@covertrail/domain/kernel/event';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';

const NAME = 'covertrail_renewal';

/** Scripts cannot read it, other sites do not send it, and only the call that renews receives it. */
const optionsFor = ({ secure }: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure,
  path: `/${BASE_PATH}/token`,
});

export function renewalIn({ headers }: Pick<Request, 'headers'>): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? null;
}

export function keepRenewal(request: Request, response: Response, renewal: string, endsAt: Instant): void {
  response.cookie(NAME, renewal, { ...optionsFor(request), expires: new Date(endsAt) });
}

export function dropRenewal(request: Request, response: Response): void {
  response.clearCookie(NAME, optionsFor(request));
}
