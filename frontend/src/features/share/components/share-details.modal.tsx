import { shareDetails } from '@covertrail/contracts/share/share.calls';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { plural } from '#shared/format/plural';
import { PolicySummaries } from '#shared/policies/policy-summaries.tsx';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface OpenedShareProps {
  readonly share: ShareRow;
  readonly onClose: () => void;
}

/** What was shared, with whom, and until when. */
export function OpenedShare({ share, onClose }: OpenedShareProps) {
  const { body, loading, problem, refetch } = useViewQuery(viewQuery(shareDetails, { params: { id: share.id } }));
  const { requesterName, projectName, sharedAt, ended, policyCount } = body ?? share;
  return (
    <AppModal
      open
      title={`Shared with ${requesterName}`}
      actions={
        <Button type="button" onClick={onClose}>
          Close
        </Button>
      }
      onClose={onClose}
    >
      <dl className="opened-facts">
        <dt>Project</dt>
        <dd>{projectName}</dd>
        <dt>Shared</dt>
        <dd>
          {dayFormat(sharedAt.slice(0, 10))}, {plural(policyCount, 'policy', 'policies')}
        </dd>
        <dt>Status</dt>
        <dd>
          {ended
            ? 'Ended: the requester can still see what was shared until then, and no later change.'
            : 'Shared: the requester sees the policies and every later change to them.'}
        </dd>
      </dl>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading policies" /> : null}
      {body ? <PolicySummaries policies={body.policies} links /> : null}
    </AppModal>
  );
}
