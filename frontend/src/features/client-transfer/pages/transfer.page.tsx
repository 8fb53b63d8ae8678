import { useParams } from 'react-router-dom';
import { transferDetails } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import { viewQuery } from '#shared/api/call-request';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { TransferActivity } from '../components/transfer-activity.js';
import { TransferDecision } from '../components/transfer-decision.js';
import { TransferMoves } from '../components/transfer-moves.js';
import { TransferTrack } from '../components/transfer-track.js';
import '../components/transfer.css';

/** One transfer, as either agent sees it; each step of the other side appears at once. */
export default function TransferPage() {
  const { transferId = '' } = useParams();
  const {
    body: transfer,
    loading,
    problem,
    refetch,
  } = useViewQuery(viewQuery(transferDetails, { params: { transferId } }));
  return (
    <div className="page">
      <PageHeader
        names={{ transferId: transfer?.insuredName }}
        sub={transfer ? `${transfer.insuredName}, from ${transfer.from.agencyName} to ${transfer.to.agencyName}` : null}
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows label="Loading transfer" /> : null}
      {transfer ? (
        <>
          <TransferTrack transfer={transfer} />
          <div className="tr-cols">
            <TransferDecision transfer={transfer} />
            <TransferMoves transfer={transfer} />
            <TransferActivity transfer={transfer} />
          </div>
        </>
      ) : null}
    </div>
  );
}
