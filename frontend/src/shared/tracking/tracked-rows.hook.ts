import { useEffect } from 'react';
import type { TrackedSummary, TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import type { Query } from '../api/query-text.js';
import { useViewQuery } from '../views/use-view-query.js';

const VIEW = 'tracked-suppliers';
/** Rows that are being checked are asked for again after so long: a check that finds nothing new may be no news here. */
const CHECKING_MS = 2_000;

export const TRACKED_PATH = 'dashboard/tracked';

/** One page of tracked suppliers, current while it is shown. Null asks nothing. */
export function useTrackedRows(query: Query | null) {
  const answer = useViewQuery<TrackedSupplierRow>(query && { view: VIEW, path: TRACKED_PATH, query });
  const { rows, refetch } = answer;
  const checking = rows.some((row) => row.checking);
  useEffect(() => {
    if (!checking) return undefined;
    const timer = setTimeout(refetch, CHECKING_MS);
    return () => clearTimeout(timer);
  }, [checking, rows, refetch]);
  return answer;
}

/** Tiles and charts of the dashboard in one answer. */
export const useTrackedSummary = () => useViewQuery<never, TrackedSummary>({ view: VIEW, path: 'dashboard/summary' });
