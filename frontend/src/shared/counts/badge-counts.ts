import type { Badge } from '#pages/page';
import { useOpenRequestCount } from './open-request-count.hook.js';
import { usePendingApprovalCount } from './pending-approval-count.hook.js';

/** How many items wait for the person: a hook for each count of the menus. */
export const BADGE_COUNTS: Readonly<Record<Badge, () => number>> = {
  openRequests: useOpenRequestCount,
  pendingApprovals: usePendingApprovalCount,
};
