import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import type { CanceledTrackingRequests } from './canceled-tracking-requests.service.js';

/** Nobody answers for a supplier that is tracked no longer [F03]. */
export const canceledTrackingRequests = defineReaction<Pick<CanceledTrackingRequests, 'cancelOpen'>>()({
  name: 'canceled-tracking-requests',
  on: { TrackingCanceled: (event, requests) => requests.cancelOpen(event) },
});
