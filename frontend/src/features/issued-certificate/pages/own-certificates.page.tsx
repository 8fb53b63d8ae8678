import { useSession } from '#shared/session/use-session';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CertificatesPanel } from '../components/certificates.panel.js';

/** For an insured: which certificates of its policies are out there, and who has them? */
export default function OwnCertificatesPage() {
  const { user } = useSession();
  return (
    <div className="page">
      <PageHeader sub="Certificates that your agents issued of your policies" />
      <CertificatesPanel
        insuredId={user.companyId ?? ''}
        emptyText="Your agent issues certificates of your policies to whom you name."
      />
    </div>
  );
}
