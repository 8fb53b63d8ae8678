import { Handshake } from 'lucide-react';
import { Link } from 'react-router-dom';
import { insuredAgency } from '@covertrail/contracts/representation/representation.calls';
import { viewQuery } from '#shared/api/call-request';
import { addressOf } from '#shared/navigation/page-address';
import { usePageHere } from '#shared/navigation/pages.hook';
import { useMay } from '#shared/session/use-may';
import { useViewQuery } from '#shared/views/use-view-query';

/** Asks an insured that no agency represents to add its agents [B05]; not on the page where they are added. */
export function NoAgentBanner() {
  const mayRead = useMay(insuredAgency);
  const here = usePageHere()?.path;
  const { body } = useViewQuery(mayRead ? viewQuery(insuredAgency) : null);
  if (!body || body.current.length + body.waiting.length > 0 || here === 'my-agent') return null;
  return (
    <div className="pending-banner" role="status">
      <Handshake size={17} aria-hidden />
      <span>
        {body.earlier.length > 0 ? 'No agent represents you any more.' : 'You have no insurance agent yet.'} Without
        one, nobody verifies your policies.
      </span>
      {body.mayDecide ? <Link to={addressOf('my-agent')}>Add agents</Link> : null}
    </div>
  );
}
