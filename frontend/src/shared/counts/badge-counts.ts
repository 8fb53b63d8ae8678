import type { Badge } from '#pages/page';
import type { Count } from './count.js';
import { useOpenRequests } from './open-request-count.hook.js';
import { usePendingApprovals } from './pending-approvals.hook.js';

/** A hook for each count of the menus. */
export const BADGE_COUNTS: Readonly<Record<Badge, () => Count>> = {
  openRequests: useOpenRequests,
  pendingApprovals: usePendingApprovals,
};
