import { Link } from 'react-router-dom';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useFindings } from '../findings.hook.js';
import { CauseList } from './cause-list.js';
import { WhyTally } from './why-tally.js';
import './why.css';

/** The verdict of today, counted, with what is missing by its cause and the way to each finding. */
export default function SupplierCompliancePanel({ trackingId }: { readonly trackingId: string }) {
  const {
    verdict: { body, loading, problem, refetch },
    outcome,
  } = useFindings(trackingId);
  if (problem)
    return (
      <Panel title="Compliance">
        <div className="panel-body">
          <ErrorBanner problem={problem} onRetry={refetch} />
        </div>
      </Panel>
    );
  if (loading || !body)
    return (
      <Panel title="Compliance">
        <SkeletonRows rows={2} label="Loading the verdict" />
      </Panel>
    );
  return (
    <>
      <WhyTally verdict={body} outcome={outcome} />
      <CauseList findings={body.findings} />
      <p className="sub supplier-template">
        {body.templateVersion
          ? `For ${body.projectName}, against ${body.templateName}, version ${body.templateVersion}. `
          : `Nothing is required for ${body.projectName} yet. `}
        <Link className="text-link" to={`/app/suppliers/${trackingId}/why`}>
          See every requirement
        </Link>
      </p>
    </>
  );
}
