import { UserRoundCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { viewQuery } from '#shared/api/call-request';
import { addressOf } from '#shared/navigation/page-address';
import { actingFor } from '#shared/session/acting-for';
import { useActingFor } from '#shared/session/acting-for.hook';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** The button goes away with the banner, so the focus moves to the page. */
function stop(): void {
  actingFor.end();
  document.getElementById('content')?.focus();
}

/** Says on every page for whom an agent acts, and ends it [A06]. It ends by itself where the client is the agency's no more. */
export function ActingForBanner() {
  const acting = useActingFor();
  const isAgent = useMay(clientList);
  const asks = acting && isAgent ? viewQuery(clientList, { query: { insuredCompanyId: acting.insuredId } }) : null;
  const { rows, loading, problem } = useViewQuery(asks);
  const isOver = asks !== null && !loading && !problem && rows.length === 0;
  useEffect(() => {
    if (isOver) actingFor.end();
  }, [isOver]);
  if (!acting || !isAgent || isOver) return null;
  return (
    <div className="pending-banner" role="status">
      <UserRoundCheck size={17} aria-hidden />
      <span>
        You act for <strong>{acting.name}</strong>. What you do for it is recorded as done by you on its behalf.
      </span>
      <Link to={addressOf('agent-clients/:insuredId', { insuredId: acting.insuredId })}>Open client</Link>
      <Button type="button" size="small" onClick={stop}>
        Stop acting for it
      </Button>
    </div>
  );
}
