import { FileBadge, Users } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { issueCertificate } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import { viewQuery } from '#shared/api/call-request';
import { addressOf } from '#shared/navigation/page-address';
import { useAddress } from '#shared/navigation/use-address';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { CertificatesPanel } from '../components/certificates.panel.js';
import { LastBatches } from '../many/last-batches.panel.js';

const IssueCertificate = lateDialog(() => import('../components/issue-certificate.modal.js'));

const MANY = 'agent-clients/:insuredId/certificates/many';

/** For an agent: which certificates did we issue for this client, and to whom? Its act: issue one (`?issue=1`) [E03]. */
export default function ClientCertificatesPage() {
  const { insuredId = '' } = useParams();
  const navigate = useNavigate();
  const { get, change } = useAddress();
  const mayIssue = useMay(issueCertificate);
  const {
    rows: [client],
  } = useViewQuery(viewQuery(clientList, { query: { insuredCompanyId: insuredId } }));
  const name = client?.name ?? '';
  const issue = mayIssue ? (
    <>
      <Button type="button" onClick={() => void navigate(addressOf(MANY, { insuredId }))}>
        <Users size={16} aria-hidden /> Issue to many…
      </Button>
      <Button type="button" primary onClick={() => change({ issue: '1' })}>
        <FileBadge size={16} aria-hidden /> Issue certificate
      </Button>
    </>
  ) : null;
  return (
    <div className="page">
      <PageHeader
        names={{ insuredId: name || 'Client' }}
        sub="Certificates of policies that were in force and approved on the day of issue"
        actions={issue}
      />
      {mayIssue ? <LastBatches insuredId={insuredId} /> : null}
      <CertificatesPanel insuredId={insuredId} emptyText="Issue the first one to a holder of the address book." />
      {mayIssue && get('issue') !== null ? (
        <IssueCertificate insured={{ id: insuredId, name }} onClose={() => change({ issue: null })} />
      ) : null}
    </div>
  );
}
