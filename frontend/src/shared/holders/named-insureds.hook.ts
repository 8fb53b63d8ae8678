import { namedInsureds } from '@covertrail/contracts/named-insured/named-insured.calls';
import { viewQuery } from '../api/call-request.js';
import { useViewQuery } from '../views/use-view-query.js';

/**
 * The names under which a client is insured, the primary one first; null until they are loaded, and none for the book of an agency.
 * `insuredCompanyId`: the client; absent for the reader's company.
 */
export function useNamedInsureds(insuredCompanyId: string | undefined): readonly string[] | null {
  const { body } = useViewQuery(viewQuery(namedInsureds, { query: insuredCompanyId ? { insuredCompanyId } : {} }));
  return body === null ? null : [body.primary, ...body.further].filter((name) => name !== '');
}
