import { useParams } from 'react-router-dom';
import { correctionDetails } from '@covertrail/contracts/correction/correction.calls';
import { viewQuery } from '#shared/api/call-request';
import { useScrollToPart } from '#shared/navigation/scroll-to-part.hook';
import { useReader } from '#shared/session/by-reader';
import { SupplierReadProblem } from '#shared/suppliers/supplier-read-problem.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { CorrectedDays } from '../components/corrected-days.js';
import { CorrectedExceptions } from '../components/corrected-exceptions.js';
import { CorrectedFindings } from '../components/corrected-findings.js';
import { CorrectionExport } from '../components/correction-export.js';
import { CorrectionSummary } from '../components/correction-summary.js';
import { UntrueCertificates } from '../components/untrue-certificates.js';
import { UntrueNotices } from '../components/untrue-notices.js';
import { LIST_OF } from '../correction-places.view.js';
import '../components/correction.css';

/** Everything that one corrected fact changed about the past of a supplier. */
export default function CorrectionPage() {
  const { trackingId = '', correctionId = '' } = useParams();
  const reader = useReader();
  const {
    body: correction,
    loading,
    problem,
    refetch,
  } = useViewQuery(viewQuery(correctionDetails, { params: { id: trackingId, correctionId } }));
  useScrollToPart(correction !== null);
  return (
    <div className="page">
      <PageHeader
        above={correction ? LIST_OF[reader](correction) : undefined}
        sub={correction ? `${correction.supplierName} · ${correction.projectName} · ${correction.requesterName}` : null}
        actions={correction ? <CorrectionExport correction={correction} /> : null}
      />
      <SupplierReadProblem what="This correction" problem={problem} onRetry={refetch} />
      {loading ? (
        <Panel>
          <SkeletonRows label="Loading correction" />
        </Panel>
      ) : null}
      {correction ? (
        <>
          <CorrectionSummary correction={correction} />
          <CorrectedDays correction={correction} />
          <CorrectedFindings findings={correction.findings} />
          <CorrectedExceptions exceptions={correction.exceptions} />
          <UntrueCertificates correction={correction} />
          <UntrueNotices correction={correction} />
        </>
      ) : null}
    </div>
  );
}
