import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { CurePlanReply, TrackingPlanReply } from './cure-plan.replies.js';

/*
 * Plans are computed from the streams when a page asks for them.
 */

/** Of an insured, for all its requesters; `id` is its company. After a live message that something changed which it depends on, the page asks again. */
export const curePlan = query<{ reply: CurePlanReply }>()('insured/:id/cure-plan', {
  needs: 'readCurePlans',
  view: 'cure-plan-inputs',
  long: true,
});

/** Of one tracking. A requester's is made of what the requester was shown, and of nothing else; after a live message about the row of the supplier it asks again. */
export const trackingPlan = query<{ reply: TrackingPlanReply }>()('tracking/:id/cure-plan', {
  needs: 'readCompliance',
  view: 'tracked-suppliers',
  shape: 'tracking-plan',
  long: true,
});

/** Sends the plan of an insured as it is now to the other side: the insured to each of its agencies what that one manages (ADR 70), an agency to the insured. */
export const sendCurePlan = command<{ reply: { insuredId: Uuid } }>()('POST', 'insured/:id/cure-plan', {
  needs: 'sendCurePlans',
  long: true,
});
