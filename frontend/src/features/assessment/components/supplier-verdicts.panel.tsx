import { Link } from 'react-router-dom';
import { isExcepted } from '@covertrail/domain/compliance/excepted';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { plural } from '#shared/format/plural';
import { useToday } from '#shared/session/use-today';
import { useSupplierSettings } from '#shared/tracking/supplier-settings.hook';
import { SupplierStatus } from '#shared/tracking/supplier-status.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { OutcomePill, type ShownOutcome } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { UnreadableNote } from '#shared/ui/unreadable-note.tsx';
import { useCheckedText } from '../checked-text.hook.js';
import { settledText, settledTitle } from '../findings-lapsing.view.js';
import { useFindings } from '../findings.hook.js';
import { reasonsOf } from '../project-reasons.view.js';
import { useTrackingPlan } from '../tracking-plan.hook.js';
import { OtherProjects, whyPathOf } from './other-projects.js';
import { ReasonTable } from './reason-table.js';
import { RequestLine } from './request-line.js';
import './supplier-verdicts.css';

/** Can the supplier work here? The verdict for each project with its reasons by cause, the next step and who does it. */
export default function SupplierVerdictsPanel({ trackingId }: { readonly trackingId: string }) {
  const {
    verdict: { body, loading, problem, refetch },
    outcome,
    projects,
  } = useFindings(trackingId);
  if (problem) return <ErrorBanner problem={problem} onRetry={refetch} />;
  if (loading || !body)
    return (
      <Panel>
        <SkeletonRows rows={4} label="Loading the verdict" />
      </Panel>
    );
  const row = projects.find(({ id }) => id === trackingId);
  return (
    <>
      <ProjectVerdict verdict={body} outcome={outcome} row={row} />
      <OtherProjects projects={projects.filter(({ id }) => id !== trackingId)} />
    </>
  );
}

interface ProjectVerdictProps {
  readonly verdict: Verdict;
  readonly outcome: ShownOutcome;
  /** Of the list of suppliers; undefined until it is known. */
  readonly row: TrackedSupplierRow | undefined;
}

/** The project that is open, with the steps of its plan. */
function ProjectVerdict({ verdict, outcome, row }: ProjectVerdictProps) {
  const { trackingId, supplierId, projectName, templateName, templateVersion, findings } = verdict;
  const { text: checked } = useCheckedText(verdict);
  const plan = useTrackingPlan(trackingId);
  const reasons = reasonsOf(findings, plan);
  const met = findings.filter(({ outcome: found }) => found === 'pass').length;
  return (
    <Panel
      title={projectName}
      className="project-verdict"
      right={
        <>
          <span aria-live="polite">
            <ProjectStatus trackingId={trackingId} outcome={outcome} row={row} />
          </span>
          <Link className="text-link" to={whyPathOf(trackingId)}>
            Why<span className="visually-hidden"> of {projectName}</span>
          </Link>
        </>
      }
    >
      <div className="panel-body">
        <p className="sub">
          {templateVersion
            ? `${met} of ${plural(findings.length, 'requirement')} met, by ${templateName}, version ${templateVersion}. `
            : 'Nothing is required yet. '}
          {checked}
        </p>
        <UnreadableNote events={verdict.unreadable} />
        <ErrorBanner problem={plan.problem} onRetry={plan.refetch} />
        {reasons.length > 0 ? (
          <ReasonTable projectName={projectName} reasons={reasons} whyPath={whyPathOf(trackingId)} />
        ) : null}
        {verdict.outcome === 'pass' ? <Settled verdict={verdict} /> : null}
        {row && reasons.length > 0 ? <RequestLine supplierId={supplierId} projectId={row.projectId} /> : null}
      </div>
    </Panel>
  );
}

/** The list leaves out what is tracked no longer, whatever its verdict would be. */
function ProjectStatus({
  trackingId,
  outcome,
  row,
}: Omit<ProjectVerdictProps, 'verdict'> & { readonly trackingId: string }) {
  const today = useToday();
  const settings = useSupplierSettings(trackingId);
  if (row) return <SupplierStatus row={row} today={today} />;
  if (settings?.standing === 'canceled') return <ScreenStatus screen="trackedSuppliers" status="canceled" />;
  return <OutcomePill outcome={outcome} />;
}

/** Until when nothing is to be done. */
function Settled({ verdict }: { readonly verdict: Verdict }) {
  const excepted = verdict.findings.filter(isExcepted).length;
  return (
    <p>
      {excepted > 0
        ? `${settledTitle(verdict)}: ${plural(excepted, 'requirement counts', 'requirements count')} as met because of an exception.`
        : settledText(verdict)}
    </p>
  );
}
