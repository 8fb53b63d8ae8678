import { openRequestCountOf } from '@covertrail/contracts/request/request.calls';
import { viewQuery } from '#shared/api/call-request';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';

/** The number of requests that the company must answer, or an agency for its clients; 0 for requesters. */
export function useOpenRequestCount(): number {
  const { user, role } = useSession();
  const { body } = useViewQuery(
    role === 'requester' ? null : viewQuery(openRequestCountOf, { params: { id: user.companyId } }),
  );
  return body?.openRequestCount ?? 0;
}
