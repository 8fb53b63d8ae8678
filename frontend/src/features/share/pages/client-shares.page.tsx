import { useParams } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { viewQuery } from '#shared/api/call-request';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { SharesPanel } from '../shares/shares.panel.js';

/** For an agent: who sees the policies of a client. */
export default function ClientSharesPage() {
  const { insuredId = '' } = useParams();
  const {
    rows: [client],
  } = useViewQuery(viewQuery(clientList, { query: { insuredCompanyId: insuredId } }));
  return (
    <div className="page">
      <PageHeader
        names={{ insuredId: client?.name ?? '' }}
        sub="Who sees the policies of this client, and who opened them"
      />
      <SharesPanel insuredId={insuredId} />
    </div>
  );
}
