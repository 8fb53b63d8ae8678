import type { IncomingMessage } from 'node:http';

/**
 * False for a request that a page of another site has a browser make: its `Origin` names another host than the request itself. What
 * is no browser sends none. Whoever ends TLS before us passes `Host` on, and its scheme is not compared.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
