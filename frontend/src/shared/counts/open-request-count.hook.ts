import { openRequestCountOf } from '@covertrail/contracts/request/request.calls';
import { viewQuery } from '#shared/api/call-request';
import { useMay } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';

/** The number of requests that the company must answer, or an agency for its clients; 0 for requesters. */
export function useOpenRequestCount(): number {
  const { user } = useSession();
  const mayRead = useMay(openRequestCountOf);
  const { body } = useViewQuery(mayRead ? viewQuery(openRequestCountOf, { params: { id: user.companyId } }) : null);
  return body?.openRequestCount ?? 0;
}
