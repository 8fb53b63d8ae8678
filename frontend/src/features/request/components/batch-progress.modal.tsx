import { useState } from 'react';
import { batchRows, requestBatches } from '@covertrail/contracts/request-batch/request-batch.calls';
import type { BatchRow, RequestBatchRow } from '@covertrail/contracts/request-batch/request-batch.replies';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface BatchProgressProps {
  readonly batchId: string;
  readonly onClose: () => void;
}

const PAGE = 50;

/** How far a request to many is, and what became of each row. The server goes on when the dialog is closed. */
export default function BatchProgress({ batchId, onClose }: BatchProgressProps) {
  const { rows, loading, problem, refetch } = useViewQuery(viewQuery(requestBatches, { query: { size: PAGE } }));
  const batch = rows.find(({ id }) => id === batchId);
  const actions = (
    <Button type="button" primary onClick={onClose}>
      {batch?.stage === 'completed' ? 'Done' : 'Close, and go on'}
    </Button>
  );
  return (
    <AppModal open title="Requests to many" actions={actions} onClose={onClose}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading requests" /> : null}
      {batch ? <Standing batch={batch} /> : null}
      {batch ? <Outcomes batchId={batchId} count={batch.done} /> : null}
    </AppModal>
  );
}

function Standing({ batch }: { readonly batch: RequestBatchRow }) {
  const { count, done, sent, alreadyOpen, refused, projectName, stage } = batch;
  const parts = [
    `${sent.toLocaleString('en-US')} sent`,
    ...(alreadyOpen === 0 ? [] : [`${alreadyOpen.toLocaleString('en-US')} already open`]),
    ...(refused === 0 ? [] : [`${refused.toLocaleString('en-US')} refused`]),
  ];
  return (
    <div className="batch-standing" role="status">
      {stage === 'running' ? <progress aria-label="Requests that had their turn" max={count} value={done} /> : null}
      <p>
        {projectName}: {done.toLocaleString('en-US')} of {plural(count, 'supplier')}. {parts.join(', ')}.
      </p>
    </div>
  );
}

function Outcomes({ batchId, count }: { readonly batchId: string; readonly count: number }) {
  const [page, setPage] = useState(1);
  const { rows, total, problem, refetch } = useViewQuery(
    viewQuery(batchRows, { params: { id: batchId }, query: { page, size: PAGE } }),
  );
  return (
    <>
      <ErrorBanner problem={problem} onRetry={refetch} />
      <ul className="batch-rows" aria-label="What became of each">
        {rows.map((row) => (
          <li key={row.row}>
            <span>{row.recipient ?? `Row ${row.row}`}</span>
            <span className="sub">{outcomeText(row)}</span>
          </li>
        ))}
      </ul>
      {Math.max(total, count) > PAGE ? (
        <p className="batch-pages">
          <Button type="button" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Before
          </Button>{' '}
          <Button type="button" size="small" disabled={page * PAGE >= total} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </p>
      ) : null}
    </>
  );
}

function outcomeText({ outcome, message }: BatchRow): string {
  if (outcome === 'sent') return 'Sent';
  if (outcome === 'alreadyOpen') return 'Already asked: its request is open';
  return message ?? 'Refused';
}
