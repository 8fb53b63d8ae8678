import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { supplierSettings } from '@covertrail/contracts/tracking/tracking.calls';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';

/** How the requester keeps a supplier for a project; undefined until it is known. */
export const useSupplierSettings = (trackingId: string): SupplierSettings | undefined =>
  useViewQuery(viewQuery(supplierSettings, { params: { id: trackingId } })).body ?? undefined;
