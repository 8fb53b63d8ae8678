import { previewShare } from '@covertrail/contracts/share/share-wizard.calls';
import { viewQuery } from '#shared/api/call-request';
import { NotRequiredLines } from '#shared/policies/not-required-lines.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { VerdictFindings } from '#shared/verdict/verdict-findings.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import type { ShareValues } from './share-values.form.js';

interface ShareVerdictProps {
  readonly insuredId: string;
  readonly values: ShareValues;
}

/** What the requester would find with this share today; nothing until whom and what is chosen. */
export function useSharePreview({ insuredId, values: { to, policies } }: ShareVerdictProps) {
  const [first] = to;
  return useViewQuery(
    first === undefined || policies.length === 0
      ? null
      : viewQuery(previewShare, {
          body: {
            insuredCompanyId: insuredId,
            requesterCompanyId: first.requesterId,
            projectId: first.projectId,
            policyIds: policies.map(({ policyId }) => policyId).sort(),
          },
        }),
  );
}

/** The verdict that the requester would reach with this share today, worst first; of several, that of the first one. */
export function ShareVerdict(props: ShareVerdictProps) {
  const [first, ...others] = props.values.to;
  const { body: preview, loading, refreshing, problem, refetch } = useSharePreview(props);
  if (first === undefined || props.values.policies.length === 0)
    return (
      <Panel title="What the requester would find">
        <p className="sub panel-body">Choose with whom and what you share to see the verdict.</p>
      </Panel>
    );
  const outcome = preview?.outcome ?? null;
  const met = preview?.findings.filter((finding) => finding.outcome === 'pass').length ?? 0;
  return (
    <Panel
      title={`What ${first.requesterName} would find today`}
      right={outcome ? <OutcomePill outcome={refreshing ? 'checking' : outcome} /> : null}
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Checking" /> : null}
      {preview ? (
        <>
          <p className="sub share-count" role="status">
            {preview.isKnown
              ? preview.findings.length === 0
                ? 'It has no requirements yet.'
                : `${met} of ${preview.findings.length} requirements met.`
              : `${first.requesterName} has not asked you for this project, so what it requires is not known.`}
            {others.length > 0 && preview.isKnown ? ` The others may require something else.` : ''}
          </p>
          <VerdictFindings findings={preview.findings.map((finding) => ({ ...finding, additions: [] }))} />
          <NotRequiredLines lines={preview.notRequired} />
        </>
      ) : null}
    </Panel>
  );
}
