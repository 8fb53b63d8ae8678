import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { OptedOutRequests } from './opted-out-requests.service.js';

/** Whoever is no supplier of a requester has no open request of it [D11]. */
export const optedOutRequests = defineReaction<Pick<OptedOutRequests, 'declineOpen' | 'declineNew'>>()({
  name: 'opted-out-requests',
  on: {
    SupplierOptedOut: (event, requests) => requests.declineOpen(event),
    CoverageRequested: (event, requests) => requests.declineNew(event),
  },
});
