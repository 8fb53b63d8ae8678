import { sentRequests } from '@covertrail/contracts/request/request.calls';
import { viewQuery } from '#shared/api/call-request';
import { useTableAddress } from '#shared/table/use-table-address';
import { useViewQuery } from '#shared/views/use-view-query';
import { isRequestState, type RequestState } from './sent-requests.words.js';

const NEWEST = { column: 'requestedAt', descending: true };

/** The requests that this company sent, as the address of the page filters and sorts them. */
export function useSentRequests() {
  const { get, change, ordered, paged, ...table } = useTableAddress(NEWEST);
  const named = get('state');
  const state = isRequestState(named) ? named : null;
  const keyword = get('keyword') ?? '';
  const asked = { keyword, ...(state ? { state } : {}), ...ordered };
  const answer = useViewQuery(viewQuery(sentRequests, { query: { ...asked, ...paged } }));
  return {
    ...answer,
    ...table,
    asked,
    state,
    keyword,
    narrowed: state !== null || keyword !== '',
    showState: (next: RequestState | null) => change({ state: next }),
    search: (text: string) => change({ keyword: text }),
  };
}

/**
 * What the dialog that asks for coverage starts with. It lives in the address: other pages open it filled in
 * (`ask=1&company=…&name=…&project=…`).
 */
export interface AskedFor {
  readonly companyId: string;
  readonly companyName: string;
  readonly projectId: string;
}
