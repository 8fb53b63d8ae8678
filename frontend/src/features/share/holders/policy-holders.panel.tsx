import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { bulkAgain } from '@covertrail/contracts/certificate-batch/certificate-batch.calls';
import { issueAgain, policyHolders } from '@covertrail/contracts/share/policy-holders.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { plural } from '#shared/format/plural';
import { IfMay } from '#shared/session/if-may.tsx';
import { useMay } from '#shared/session/use-may';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import BulkShare from '../wizard/bulk-share.modal.js';
import { HolderRow } from './holder-row.js';
import './policy-holders.css';

const SIZE = 25;

/**
 * Who holds this policy: each requester that has it by a share or an answer, with what changed for it since it was told. The main act: it
 * is issued again to those chosen, or to all who were not told [D12].
 */
export function PolicyHolders({ policy: { id, insuredId, agencyId, mayEdit } }: { readonly policy: PolicyDetails }) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [batchId, setBatchId] = useState<string | null>(null);
  const { rows, total, loading, problem, refetch } = useViewQuery(
    viewQuery(policyHolders, { params: { id }, query: { page, size: SIZE } }),
  );
  const untold = useViewQuery(viewQuery(policyHolders, { params: { id }, query: { only: 'untold', size: 1 } }));
  const again = useCommand(issueAgain, `policies/${id}/issue-again`, {
    onSettled: (reply) => {
      setChosen(new Set());
      setBatchId(reply.batchId);
    },
  });
  const toggle = (shareId: string, on: boolean) =>
    setChosen((before) => new Set([...[...before].filter((other) => other !== shareId), ...(on ? [shareId] : [])]));
  const asksAgent = !useMay(bulkAgain) && agencyId !== null;
  const shares = [...chosen].map((shareId) => ({ shareId }));
  const count = shares.length > 0 ? shares.length : untold.total;
  // The list of shares below says already that there are none.
  if (!loading && !problem && total === 0 && batchId === null) return null;
  return (
    <Panel
      title="Who holds this policy"
      right={
        mayEdit && count > 0 ? (
          <IfMay send={issueAgain}>
            <Button
              type="button"
              primary
              size="small"
              loading={again.pending}
              disabled={again.pending}
              onClick={() => again.submit({ body: { policyId: id, ...(shares.length > 0 ? { shares } : {}) } })}
            >
              <BellRing size={14} aria-hidden /> Issue again to{' '}
              {shares.length > 0 ? plural(count, 'chosen requester') : `all ${plural(count, 'requester')} not told`}
            </Button>
          </IfMay>
        ) : null
      }
      foot={total > SIZE ? <RecordPaging number={page} size={SIZE} total={total} onPage={setPage} /> : null}
    >
      <ErrorBanner problem={problem ?? again.problem} onRetry={problem ? refetch : undefined} />
      {mayEdit && count > 0 && asksAgent ? (
        <p className="sub panel-body">
          Certificates that do not state this policy as it is now stay as they were issued: only your agent issues them
          again, and is asked to when you issue the policy again.
        </p>
      ) : null}
      {loading ? <SkeletonRows rows={3} label="Loading who holds it" /> : null}
      <ul className="policy-holders" aria-label="Who holds this policy">
        {rows.map((holder) => (
          <HolderRow
            key={holder.shareId}
            holder={holder}
            isChosen={chosen.has(holder.shareId)}
            onChoose={mayEdit ? (on) => toggle(holder.shareId, on) : null}
          />
        ))}
      </ul>
      {batchId ? <BulkShare insuredId={insuredId} batchId={batchId} onClose={() => setBatchId(null)} /> : null}
    </Panel>
  );
}
