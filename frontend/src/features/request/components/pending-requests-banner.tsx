import { Inbox } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { plural } from '#shared/format/plural';
import { openRequestsOf } from '#shared/navigation/own-pages';
import { useOpenRequestCount } from '#shared/counts/open-request-count.hook';
import { useSession } from '#shared/session/use-session';

/** The number of requests that wait for an insured or an agent [B05]; not on the pages that show them. */
export function PendingRequestsBanner() {
  const { role } = useSession();
  const { pathname } = useLocation();
  const openRequests = useOpenRequestCount();
  const list = openRequestsOf(role);
  if (openRequests === 0 || pathname.startsWith(list)) return null;
  return (
    <div className="pending-banner" role="status">
      <Inbox size={17} aria-hidden />
      <span>You have {plural(openRequests, 'pending request')} for insurance.</span>
      <Link to={list}>Respond</Link>
    </div>
  );
}
