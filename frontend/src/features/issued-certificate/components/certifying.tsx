import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { certifiablePolicies } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import type { Certifiable } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { viewQuery } from '#shared/api/call-request';
import { addressOf } from '#shared/navigation/page-address';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { NotCertifiable } from './not-certifiable.js';

interface CertifyingProps {
  readonly title: string;
  readonly insuredId: string;
  readonly onClose: () => void;
  /** The dialog, once something can be certified. */
  readonly children: (certifiable: Certifiable) => ReactNode;
}

/** A dialog about what can be certified of a client today: until that is known, and where nothing can, it says so [E03]. */
export function Certifying({ title, insuredId, onClose, children }: CertifyingProps) {
  const { body, problem, refetch } = useViewQuery(
    viewQuery(certifiablePolicies, { query: { insuredCompanyId: insuredId } }),
  );
  if (body && body.forms.length > 0 && body.signature !== null) return children(body);
  const actions = (
    <Button type="button" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <AppModal open title={title} size="large" actions={actions} onClose={onClose}>
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
