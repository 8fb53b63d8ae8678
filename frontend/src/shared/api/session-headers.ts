import { actingForHeader } from '../session/acting-for.js';
import { sessionStore } from '../session/session-store.js';

/**
 * Who asks, of a call with a token: the token, and the person whose page this tab shows (`userKey`), whom the server holds against the
 * token [A12]; of an agent who acts for a client, that client. Nothing without a token.
 */
export function sessionHeaders(token: string | null): Readonly<Record<string, string>> {
  return token === null ? {} : { Authorization: `Bearer ${token}`, ...userKeyHeader(), ...actingForHeader() };
}

/** Empty until the tab has stored whose page it shows. */
export function userKeyHeader(): Readonly<Record<string, string>> {
  const kept = sessionStore.read();
  return kept ? { userKey: kept.user.id } : {};
}
