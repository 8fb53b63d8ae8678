import type { IncomingMessage } from 'node:http';

/**
 * False for a request that a page of another site makes in a browser: its `Origin` has another host than the request itself.
 * Programs other than browsers send no `Origin`. A proxy that ends TLS passes `Host` on, and the scheme is not compared.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
