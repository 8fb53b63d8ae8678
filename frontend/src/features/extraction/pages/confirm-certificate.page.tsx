import { Link, useParams } from 'react-router-dom';
import { certificateReading } from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import type { CertificateReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { extractedPolicies } from '@covertrail/contracts/extraction/extraction.calls';
import { viewQuery } from '#shared/api/call-request';
import { useFailedActs } from '#shared/certificates/failed-acts.hook';
import { FailedReading } from '#shared/certificates/failed-reading.tsx';
import { idOfReading } from '#shared/certificates/reading-focus.hook';
import { ReadingProgress } from '#shared/certificates/reading-progress.tsx';
import { openRequestsOf } from '#shared/navigation/own-pages';
import { useSession } from '#shared/session/use-session';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { ConfirmingPanel } from '../components/confirming.panel.js';
import { EnteredPanel } from '../components/entered.panel.js';
import { ExtractionSteps, type ExtractionStep } from '../components/extraction-steps.js';
import { SignatureStep } from '../components/signature-step.js';
import '../extraction.css';

/**
 * Reader: the insured, or its agent. Question: is what was read on the certificate right? Answer: each field beside its place on the page, the
 * unsure ones first. Main act: enter it into policies.
 */
export default function ConfirmCertificatePage() {
  const { id = '' } = useParams();
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(certificateReading, { params: { id } }));
  return (
    <div className="page extraction-page">
      <PageHeader sub={body?.fileName} />
      {body ? <ExtractionSteps now={stepOf(body)} /> : null}
      {loading ? <SkeletonRows rows={12} label="Loading certificate" /> : null}
      {body ? (
        <div
          role="group"
          aria-label={`Reading of ${body.fileName}`}
          id={idOfReading(body.transactionId)}
          tabIndex={-1}
          className="certificate-reading"
        >
          <Reading reading={body} />
        </div>
      ) : (
        <ErrorBanner problem={problem} onRetry={refetch} />
      )}
    </div>
  );
}

const STEPS: Readonly<Partial<Record<CertificateReading['status'], ExtractionStep>>> = {
  waiting: 'extractionStatus',
  reading: 'extractionStatus',
  read: 'verifyPolicies',
  confirmed: 'uploadSignature',
};
const stepOf = ({ status }: CertificateReading): ExtractionStep => STEPS[status] ?? 'processCoi';

function Reading({ reading }: { readonly reading: CertificateReading }) {
  const acts = useFailedActs<CertificateReading>();
  switch (reading.status) {
    case 'waiting':
    case 'reading':
      return <ReadingProgress percent={reading.extractionProgress} />;
    case 'scan':
    case 'refused':
    case 'unreadable':
      return <FailedReading transaction={reading} acts={acts} />;
    case 'canceled':
      return (
        <EmptyState title="This upload was taken back" action={<RequestLink id={reading.requestId} />}>
          Nothing of it was entered.
        </EmptyState>
      );
    case 'takenAsIs':
      return (
        <EmptyState title="It goes on as a document" action={<RequestLink id={reading.requestId} />}>
          Nothing was read of it, so nothing was entered.
        </EmptyState>
      );
    case 'read':
    case 'confirmed':
      return <Extracted id={reading.transactionId} />;
  }
}

/** Back to the request that the certificate came for. */
function RequestLink({ id }: { readonly id: string | null }) {
  const { role } = useSession();
  return id === null ? null : <Link to={`${openRequestsOf(role)}/${id}`}>Answer the request</Link>;
}

function Extracted({ id }: { readonly id: string }) {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(extractedPolicies, { params: { id } }));
  if (loading) return <SkeletonRows rows={12} label="Loading fields" />;
  if (!body) return <ErrorBanner problem={problem} onRetry={refetch} />;
  return body.confirmed ? (
    <>
      <EnteredPanel confirmed={body.confirmed} />
      {body.confirmed.done ? <SignatureStep /> : null}
    </>
  ) : (
    <ConfirmingPanel key={body.attempt} read={body} onEntered={refetch} />
  );
}
