import { useEffect } from 'react';
import { maintenanceStatus } from '@covertrail/contracts/planned-maintenance/planned-maintenance.calls';
import type { MaintenanceStatus } from '@covertrail/contracts/planned-maintenance/planned-maintenance.replies';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';

const STATUS = viewQuery(maintenanceStatus);
/** A plan is pushed to the page; that it begins or ends is not, because nothing is recorded then. */
const AGAIN_MS = 30_000;

/** When the product is maintained; null until it is known. */
export function useMaintenance(): MaintenanceStatus | null {
  const { body, refetch } = useViewQuery(STATUS);
  const isPlanned = typeof body?.statTime === 'string';
  useEffect(() => {
    if (!isPlanned) return undefined;
    const timer = setInterval(refetch, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPlanned, refetch]);
  return body ?? null;
}
