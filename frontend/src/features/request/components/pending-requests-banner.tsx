import { Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { plural } from '#shared/format/plural';
import { openRequestsOf } from '#shared/navigation/own-pages';
import { useOpenRequestCount } from '#shared/requests/open-request-count.hook';
import { useSession } from '#shared/session/use-session';

/** The number of requests that wait for an insured or an agent [B05]. */
export function PendingRequestsBanner() {
  const { role } = useSession();
  const openRequests = useOpenRequestCount();
  if (openRequests === 0) return null;
  return (
    <div className="pending-banner" role="status">
      <Inbox size={17} aria-hidden />
      <span>You have {plural(openRequests, 'pending request')} for insurance.</span>
      <Link to={openRequestsOf(role)}>Respond</Link>
    </div>
  );
}
