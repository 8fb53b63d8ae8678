import { pendingCountsOf } from '@covertrail/contracts/client/client.calls';
import { viewQuery } from '#shared/api/call-request';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';
import type { Count } from './count.js';

/** The policies and shares that wait for the agency's approval. */
export function usePendingApprovals(): Count {
  const { user } = useSession();
  const mayRead = useMay(pendingCountsOf);
  const { body, refetch } = useViewQuery(
    mayRead ? viewQuery(pendingCountsOf, { params: { id: user.companyId } }) : null,
  );
  return { waiting: body?.totalPendingApproval ?? 0, readAgain: refetch };
}
