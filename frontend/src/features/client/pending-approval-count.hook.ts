import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';

/** How many policies and shares wait for the approval of the agency. */
export function usePendingApprovalCount(): number {
  const { user, role } = useSession();
  const { body } = useViewQuery<never, { readonly totalPendingApproval: number }>(
    role === 'agent' ? { view: 'policies', path: `agent/getPendingApproval/${user.companyId}` } : null,
  );
  return body?.totalPendingApproval ?? 0;
}
