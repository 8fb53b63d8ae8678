import { changeTrackingTemplate } from '@covertrail/contracts/tracking/tracking.calls';
import { sendFixPlan } from '@covertrail/contracts/fix-plan/fix-plan.calls';
import { BookCheck } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { IfMay } from '#shared/session/if-may.tsx';
import { useMay } from '#shared/session/use-may';
import { useSupplierSettings } from '#shared/tracking/supplier-settings.hook';
import { SupplierHeader } from '#shared/suppliers/supplier-header.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { UnreadableNote } from '#shared/ui/unreadable-note.tsx';
import type { ShownOutcome } from '#shared/ui/outcome-pill.tsx';
import { NotRequiredLines } from '#shared/policies/not-required-lines.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { AgingFactsPanel } from '../components/aging-facts.js';
import { FindingsList } from '../components/findings-list.js';
import { SendPlan } from '../components/send-plan.js';
import { useFindings } from '../findings.hook.js';
import { useTrackingPlan } from '../tracking-plan.hook.js';
import { WhySettled } from '../components/why-settled.js';
import { WhyTally } from '../components/why-tally.js';
import '../components/why.css';
import '../components/why-row.css';

const ChangeTemplate = lateDialog(() => import('../components/change-template.modal.js'));

const TITLES: Readonly<Record<ShownOutcome, string>> = {
  pass: 'Why compliant?',
  excepted: 'Why Compliant by Exception?',
  fail: 'Why non-compliant?',
  review: 'Why in review?',
  unknown: 'Why not known yet?',
  checking: 'Being checked',
  notRequired: 'Nothing required',
};

/**
 * For requesters and agents: what is missing, and who fixes it? The answer is what is missing by its cause, each with the step of the plan;
 * the main act is to send the plan. What is met is folded.
 */
export default function WhyPage() {
  const { trackingId = '' } = useParams();
  const {
    verdict: { body, problem, loading, refetch },
    outcome,
  } = useFindings(trackingId);
  const [changing, setChanging] = useState(false);
  const plan = useTrackingPlan(trackingId);
  const isStopped = Boolean(useSupplierSettings(trackingId)?.stopped);
  const maySend = useMay(sendFixPlan) && !isStopped && plan.steps?.some(({ by }) => by !== 'requester');
  const template = body?.templateVersion ? ` · against ${body.templateName}, version ${body.templateVersion}` : '';
  return (
    <div className="page why-page">
      <SupplierHeader
        trackingId={trackingId}
        supplierName={body?.supplierName}
        title={body ? TITLES[outcome] : undefined}
        {...(body ? { sub: `${body.supplierName} · ${body.projectName}${template}` } : {})}
        actions={
          body ? (
            <IfMay send={changeTrackingTemplate}>
              <Button type="button" onClick={() => setChanging(true)}>
                <BookCheck size={16} aria-hidden /> Change template
              </Button>
            </IfMay>
          ) : null
        }
      />
      {changing && body ? (
        <ChangeTemplate
          trackingId={trackingId}
          supplierName={body.supplierName}
          templateName={body.templateName}
          onClose={() => setChanging(false)}
        />
      ) : null}
      <ErrorBanner problem={problem ?? plan.problem} onRetry={problem ? refetch : plan.refetch} />
      {loading ? (
        <Panel>
          <SkeletonRows rows={8} label="Loading findings" />
        </Panel>
      ) : null}
      {body ? (
        <>
          <UnreadableNote events={body.unreadable} />
          <div className="why-top">
            <WhyTally verdict={body} outcome={outcome} />
            {body.outcome === 'pass' ? <WhySettled verdict={body} /> : null}
          </div>
          <FindingsList
            key={trackingId}
            trackingId={trackingId}
            findings={body.findings}
            steps={plan.steps}
            mayDecide={body.mayDecide}
            toDecide={body.toDecide}
            action={maySend ? <SendPlan trackingId={trackingId} plan={plan} /> : null}
          />
          {body.aging ? <AgingFactsPanel aging={body.aging} /> : null}
          <NotRequiredLines lines={body.notRequired} />
        </>
      ) : null}
    </div>
  );
}
