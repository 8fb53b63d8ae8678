import { openRequestCountOf } from '@covertrail/contracts/request/request.calls';
import { viewQuery } from '#shared/api/call-request';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';
import type { Count } from './count.js';

/** The requests that the company must answer, or an agency for its clients. */
export function useOpenRequests(): Count {
  const { user } = useSession();
  const mayRead = useMay(openRequestCountOf);
  const { body, refetch } = useViewQuery(
    mayRead ? viewQuery(openRequestCountOf, { params: { id: user.companyId } }) : null,
  );
  return { waiting: body?.openRequestCount ?? 0, readAgain: refetch };
}

/** Their number. */
export const useOpenRequestCount = (): number => useOpenRequests().waiting;
