import { Link } from 'react-router-dom';
import { certifiablePolicies } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import { viewQuery } from '#shared/api/call-request';
import { addressOf } from '#shared/navigation/page-address';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { titleOf, type IssueCertificateProps } from '../issue-certificate.view.js';
import { CertificateForm } from './certificate-form.js';
import { NotCertifiable } from './not-certifiable.js';

/** Issues a certificate of a client’s live policies to a holder [E03]. */
export default function IssueCertificate({ insured, onClose }: IssueCertificateProps) {
  const { body, problem, refetch } = useViewQuery(
    viewQuery(certifiablePolicies, { query: { insuredCompanyId: insured.id } }),
  );
  if (body && body.forms.length > 0 && body.signature !== null)
    return <CertificateForm insured={insured} certifiable={body} onClose={onClose} />;
  const actions = (
    <Button type="button" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <AppModal open title={titleOf(insured.name)} size="large" actions={actions} onClose={onClose}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {!body && !problem ? <SkeletonRows label="Loading policies" /> : null}
      {body && body.forms.length === 0 ? (
        <>
          <EmptyState title="No policy can be certified today">
            A certificate states policies that are in force and that an agent has approved.
          </EmptyState>
          <NotCertifiable policies={body.policies} form={undefined} />
        </>
      ) : null}
      {body && body.forms.length > 0 ? (
        <EmptyState title="Your signature is missing">
          It stands on the certificates that you issue. <Link to={addressOf('myProfile')}>Upload signature</Link>
        </EmptyState>
      ) : null}
    </AppModal>
  );
}
