import { Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { plural } from '#shared/format/plural';
import { useSession } from '#shared/session/use-session';
import { useCounts } from '../counts.hook.js';

/** Tells insureds and agents what waits for them (spec 1 section 2.9). */
export function PendingBanner({ built }: { readonly built: ReadonlySet<string> }) {
  const { role } = useSession();
  const { openRequests } = useCounts();
  const to = role === 'agent' ? '/app/agent-insured-requests' : '/app/pending-requests';
  if (role === 'requester' || openRequests === 0) return null;
  return (
    <div className="pending-banner" role="status">
      <Inbox size={17} aria-hidden />
      <span>You have {plural(openRequests, 'pending request')} for insurance.</span>
      {built.has(to) ? <Link to={to}>Respond</Link> : null}
    </div>
  );
}
