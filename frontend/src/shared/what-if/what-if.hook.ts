import { useEffect } from 'react';
import { whatIf } from '@covertrail/contracts/what-if/what-if.calls';
import { viewQuery } from '../api/call-request.js';
import { useViewQuery } from '../views/use-view-query.js';

/** Between two questions while suppliers are assessed; the server waits, too, before it answers how far it is. */
const AGAIN_MS = 200;

/** What a change would do: asks again until all suppliers are assessed. Null asks nothing. */
export function useWhatIf(whatIfId: string | null) {
  const state = useViewQuery(whatIfId === null ? null : viewQuery(whatIf, { params: { id: whatIfId } }));
  const { body, refreshing, problem, refetch } = state;
  const open = body !== null && body.totals === null && problem === null;
  useEffect(() => {
    // An answer that says the same is the same object: the end of each reading counts, not a new answer.
    if (!open || refreshing) return undefined;
    const timer = setTimeout(refetch, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [open, refreshing, refetch]);
  return state;
}
