import { useState } from 'react';
import { shareBatches, shareBatchRows } from '@covertrail/contracts/share-batch/share-batch.calls';
import type { ShareBatchOutcome, ShareBatchProgress } from '@covertrail/contracts/share-batch/share-batch.replies';
import { viewQuery } from '#shared/api/call-request';
import { SelectField } from '#shared/forms/select-field.tsx';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface BulkShareProps {
  readonly insuredId: string;
  readonly batchId: string;
  readonly onClose: () => void;
}

const SIZE = 20;
/** The last ones of the insured, among which the one that is shown is looked for. */
const LAST = 50;

type Outcome = ShareBatchOutcome['outcome'];

type Words = Readonly<Record<Outcome, string>>;

const SHARED: Words = { shared: 'Shared', alreadyShared: 'Shared already', refused: 'Not shared' };
/** Of a policy that is issued again [D12]. */
const ISSUED: Words = { shared: 'Told', alreadyShared: 'Told already', refused: 'Not told' };
const wordsOf = ({ again }: Pick<ShareBatchProgress, 'again'>): Words => (again ? ISSUED : SHARED);
const TONES = { shared: 'ok', alreadyShared: 'mute', refused: 'bad' } as const;
const outcomeOf = (text: string): Outcome | undefined =>
  text === 'shared' || text === 'alreadyShared' || text === 'refused' ? text : undefined;

/** Bulk Share Policy: how far it is, and what became of each recipient. The server goes on when the dialog is closed [D03]. */
export default function BulkShare({ insuredId, batchId, onClose }: BulkShareProps) {
  const batches = useViewQuery(viewQuery(shareBatches, { query: { insuredCompanyId: insuredId, size: LAST } }));
  const batch = batches.rows.find(({ id }) => id === batchId);
  return (
    <AppModal
      open
      title={batch?.again ? 'Issue again' : batch?.replaces ? 'Replace Policy' : 'Bulk Share Policy'}
      onClose={onClose}
      actions={
        <Button type="button" primary onClick={onClose}>
          Close
        </Button>
      }
    >
      <ErrorBanner problem={batches.problem} onRetry={batches.refetch} />
      {batches.loading ? <SkeletonRows rows={3} label="Loading progress" /> : null}
      {batch ? <Progress batch={batch} /> : null}
      {!batch && !batches.loading && !batches.problem ? (
        <EmptyState title="Not among the last ones">The shares themselves are listed under Shared policies.</EmptyState>
      ) : null}
      {batch ? <Outcomes batchId={batchId} words={wordsOf(batch)} /> : null}
    </AppModal>
  );
}

const counted = (number: number, word: string): string => `${number.toLocaleString('en-US')} ${word}`;

function Progress({ batch }: { readonly batch: ShareBatchProgress }) {
  const { done, count, shared, alreadyShared, refused, stage } = batch;
  const words = wordsOf(batch);
  const parts = [
    [shared, words.shared],
    [alreadyShared, words.alreadyShared],
    [refused, words.refused],
  ] as const;
  return (
    <div className="share-progress">
      <progress value={done} max={count} aria-label="Progress" />
      <p role="status">
        {stage === 'completed'
          ? `All ${counted(count, 'had their turn')}.`
          : `${done.toLocaleString('en-US')} of ${counted(count, 'had their turn')}. It goes on when you close this.`}{' '}
        {parts.map(([number, word]) => counted(number, word.toLowerCase())).join(', ')}.
      </p>
    </div>
  );
}

function Outcomes({ batchId, words }: { readonly batchId: string; readonly words: Words }) {
  const choices = [
    { value: '', text: 'All outcomes' },
    { value: 'shared', text: words.shared },
    { value: 'alreadyShared', text: words.alreadyShared },
    { value: 'refused', text: words.refused },
  ];
  const [chosen, setChosen] = useState('');
  const [page, setPage] = useState(1);
  const outcome = outcomeOf(chosen);
  const { rows, total, loading, problem, refetch } = useViewQuery(
    viewQuery(shareBatchRows, {
      params: { id: batchId },
      query: { page, size: SIZE, ...(outcome ? { outcome } : {}) },
    }),
  );
  const choose = (text: string) => {
    setChosen(text);
    setPage(1);
  };
  return (
    <>
      <div className="ui form">
        <SelectField id="bulk-outcome" label="Show" choices={choices} value={chosen} onChange={choose} />
      </div>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading recipients" /> : null}
      <ul className="share-rows" aria-label="Recipients">
        {rows.map(({ row, requesterName, projectName, outcome: became, message }) => (
          <li key={row}>
            <span className="share-recipient">
              <span className="cell-main">{requesterName}</span> <span className="sub">{projectName}</span>
              {message ? <span className="why">{message}</span> : null}
            </span>
            <StatusTag label={words[became]} tone={TONES[became]} />
          </li>
        ))}
      </ul>
      {total > SIZE ? <RecordPaging number={page} size={SIZE} total={total} onPage={setPage} /> : null}
    </>
  );
}
