import { isUuid } from '@covertrail/domain/kernel/uuid';

const DASHBOARD = '/app/dashboard';
const CLIENTS = '/app/agent-clients';

/**
 * Where a link of a dashboard leads an agent [A06]: its whole query is the base64url of `primaryContactId=…&token=…&company=…`, of which only the id of the
 * company is read. It says where to go and proves nothing: the page asks the server for the client as always. Null where the address is no such link;
 * one that cannot be read leads to the list of clients.
 */
export function onBehalfAddress(pathname: string, search: string): string | null {
  if (pathname !== DASHBOARD || search.length < 2) return null;
  const company = new URLSearchParams(decoded(search.slice(1))).get('company')?.toLowerCase();
  return isUuid(company) ? `${CLIENTS}/${company}` : CLIENTS;
}

function decoded(text: string): string {
  try {
    return atob(decodeURIComponent(text).replace(/-/g, '+').replace(/_/g, '/').replace(/=+$/, ''));
  } catch {
    // It is no base64, or no text of an address.
    return '';
  }
}
