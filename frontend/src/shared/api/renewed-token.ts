import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import { renewToken } from '@covertrail/contracts/session/session.calls';
import type { LoginRecord } from '@covertrail/contracts/session/session.replies';
import { sessionMark } from '../session/session-mark.js';
import { sessionToken } from './session-token.js';

const ADDRESS = `/${BASE_PATH}/${renewToken.path}`;
let underWay: Promise<LoginRecord | null> | null = null;

/**
 * Asks for the session of this browser, by the cookie that scripts cannot read. Null when there is none, or the server could not
 * be reached. Parallel callers share one call.
 */
export function renewed(): Promise<LoginRecord | null> {
  underWay ??= ask().finally(() => (underWay = null));
  return underWay;
}

/** A new token for one that the server no longer accepts; null when the session is over, or is another person's now, or of another company. */
export async function tokenInPlaceOf(old: string): Promise<string | null> {
  const present = sessionToken.read();
  // Another call was faster and already brought a new one.
  if (present !== null && present !== old && holderOf(present) === holderOf(old)) return present;
  if (sessionMark.read() === null) return null;
  const session = await renewed();
  if (!session || holderOf(session.jwt) !== holderOf(old) || sessionToken.read() === null) return null;
  sessionToken.keep(session.jwt);
  return session.jwt;
}

async function ask(): Promise<LoginRecord | null> {
  try {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const response = await fetch(ADDRESS, { method: 'POST', headers, body: '{}' });
    if (!response.ok) return null;
    return (JSON.parse(await response.text()) as { readonly data: LoginRecord | null }).data;
  } catch {
    // No network, or a proxy's own page: the reply does not say whether there is a session.
    return null;
  }
}

/** The user and the company that a token names. The server decides whether the token is genuine. */
function holderOf(token: string): string | null {
  try {
    const [, claims = ''] = token.split('.');
    const { sub, cid = null } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
    return sub === undefined ? null : `${sub} ${cid}`;
  } catch {
    return null;
  }
}

interface Claims {
  readonly sub?: string;
  readonly cid?: string | null;
}
