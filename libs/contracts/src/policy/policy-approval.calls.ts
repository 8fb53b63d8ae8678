import { query } from '../calls/call.js';
import type { ApprovalEffects, PolicyPending } from './policy-approval.replies.js';

/** What of a policy awaits approval: from what to what, by whom, when, and from which source. */
export const policyPending = query<{ reply: PolicyPending }>()('policy/:id/pending', {
  needs: 'readInsurance',
  view: 'policies',
  shape: 'pending',
});

/** How each requester that is shown the policy would stand once it is approved. Nothing is recorded. */
export const approvalEffects = query<{ reply: ApprovalEffects }>()('policy/:id/approval-effects', {
  needs: 'approvePolicies',
  view: 'tracked-suppliers',
  shape: 'approvalEffects',
});
