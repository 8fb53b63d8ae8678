import { useEffect } from 'react';
import { trackedList, trackedSummary } from '@covertrail/contracts/tracking/tracking.calls';
import type { TrackedListDto } from '@covertrail/contracts/tracking/tracking.inputs';
import { viewQuery, type Asked } from '../api/call-request.js';
import { useViewQuery } from '../views/use-view-query.js';

/** Rows that are being checked are read again after this time: a check that finds nothing new may send no live message. */
const CHECKING_MS = 2_000;

/** One page of tracked suppliers, current while it is shown. Null makes no call. */
export function useTrackedRows(query: Asked<TrackedListDto> | null) {
  const answer = useViewQuery(query && viewQuery(trackedList, { query }));
  const { rows, refreshing, problem, refetch } = answer;
  const checking = problem === null && rows.some((row) => row.checking);
  useEffect(() => {
    // Rows that say the same are the same objects: the end of each reading counts, not new rows.
    if (!checking || refreshing) return undefined;
    const timer = setTimeout(refetch, CHECKING_MS);
    return () => clearTimeout(timer);
  }, [checking, refreshing, refetch]);
  return answer;
}

/** Tiles and charts of the dashboard in one reply. */
export const useTrackedSummary = () => useViewQuery(viewQuery(trackedSummary));
