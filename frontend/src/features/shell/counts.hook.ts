import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';
import type { CountName } from './shell-menu.js';

/** The views behind the badges: a live message about one brings a new count. */
export const OPEN_REQUESTS_VIEW = 'requests';
export const PENDING_APPROVALS_VIEW = 'policies';

/** What waits for the person in this role. Requesters have no badges. */
export function useCounts(): Readonly<Record<CountName, number>> {
  const { user, role } = useSession();
  const requests = useViewQuery<never, { readonly openRequestCount: number }>(
    role === 'requester' ? null : { view: OPEN_REQUESTS_VIEW, path: `agent/openrequest/count/${user.companyId}` },
  );
  const approvals = useViewQuery<never, { readonly totalPendingApproval: number }>(
    role === 'agent' ? { view: PENDING_APPROVALS_VIEW, path: `agent/getPendingApproval/${user.companyId}` } : null,
  );
  return {
    openRequests: requests.body?.openRequestCount ?? 0,
    pendingApprovals: approvals.body?.totalPendingApproval ?? 0,
  };
}

/** Spec 3 section 9: badges stop at 9999+. */
export const countText = (count: number): string => (count > 9_999 ? '9,999+' : count.toLocaleString('en-US'));
