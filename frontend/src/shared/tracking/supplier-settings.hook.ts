import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { supplierSettings } from '@covertrail/contracts/tracking/tracking.calls';
import { viewQuery } from '#shared/api/call-request';
import { useMay } from '../session/use-may.js';
import { useViewQuery } from '#shared/views/use-view-query';

/** How the requester keeps a supplier for a project; undefined until it is known, and for those who track nobody. */
export function useSupplierSettings(trackingId: string): SupplierSettings | undefined {
  const mayRead = useMay(supplierSettings);
  return useViewQuery(mayRead ? viewQuery(supplierSettings, { params: { id: trackingId } }) : null).body ?? undefined;
}
