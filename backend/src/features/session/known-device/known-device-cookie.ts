import type { Request, Response } from 'express';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';

const NAME = 'covertrail_device';
const KEPT_MS = 180 * 86_400_000;

export function deviceIn({ headers }: Pick<Request, 'headers'>): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? null;
}

/** Scripts cannot read it, and other sites do not send it. */
export function keepDevice(request: Request, response: Response, device: string): void {
  response.cookie(NAME, device, {
    httpOnly: true,
    sameSite: 'strict',
    secure: request.secure,
    path: `/${BASE_PATH}`,
    maxAge: KEPT_MS,
  });
}
