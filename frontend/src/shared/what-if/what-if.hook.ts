import { useEffect } from 'react';
import { whatIf } from '@covertrail/contracts/what-if/what-if.calls';
import { viewQuery } from '../api/call-request.js';
import { useViewQuery } from '../views/use-view-query.js';

/** Between two questions while suppliers are assessed; the server waits, too, before it answers how far it is. */
const AGAIN_MS = 200;

/** What a change would do: asks again until all suppliers are assessed. Null asks nothing. */
export function useWhatIf(whatIfId: string | null) {
  const state = useViewQuery(whatIfId === null ? null : viewQuery(whatIf, { params: { id: whatIfId } }));
  const { body, refetch } = state;
  useEffect(() => {
    if (!body || body.totals !== null) return undefined;
    const timer = setTimeout(refetch, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [body, refetch]);
  return state;
}
