import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';

/** How many requests wait for an answer of the company, or of an agency for its clients; 0 for requesters. */
export function useOpenRequestCount(): number {
  const { user, role } = useSession();
  const { body } = useViewQuery<never, { readonly openRequestCount: number }>(
    role === 'requester' ? null : { view: 'requests', path: `agent/openrequest/count/${user.companyId}` },
  );
  return body?.openRequestCount ?? 0;
}
