import { respondToRequest } from '@covertrail/contracts/request/request.calls';
import { addPolicy } from '@covertrail/contracts/policy/policy.calls';
import { openRequestsOf } from '#shared/navigation/own-pages';
import { useActsForAnother } from '#shared/session/acting-for.hook';
import { IfMay } from '#shared/session/if-may.tsx';
import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CurePlanReply, PlanStepText, PlanTracking } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { useMay } from '#shared/session/use-may';
import { useReader } from '#shared/session/by-reader';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import { Button } from '#shared/ui/button.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { doerText, KIND_TITLES, settledAfter, stepsByKind } from '../cure-plan.view.js';

const SharePolicy = lateDialog(() => import('#shared/shares/share-policy.modal.tsx'));

interface PlanStepsProps {
  readonly plan: CurePlanReply;
  /** After a step was taken here. */
  readonly onChanged: () => void;
}

/** The steps by kind, cheapest first, each with whom it serves and where it is done. */
export function PlanSteps({ plan, onChanged }: PlanStepsProps) {
  const reader = useReader();
  const [sharing, setSharing] = useState<PlanStepText | null>(null);
  const trackingOf = (id: string | null) => plan.trackings.find(({ trackingId }) => trackingId === id);
  const shareWith = trackingOf(sharing?.shareWith ?? null);
  return (
    <div className="panel-body cure-plan-steps">
      {stepsByKind(plan.steps).map(({ kind, from, steps }) => (
        <section key={kind} aria-label={KIND_TITLES[kind]}>
          <h3>{KIND_TITLES[kind]}</h3>
          <ol start={from + 1}>
            {steps.map((step) => (
              <li key={step.text}>
                <div>
                  <b>{step.text}</b>
                  <div className="sub">
                    {doerText(step, reader)} · for {servesText(step, plan.trackings)}
                  </div>
                </div>
                <StepAction
                  step={step}
                  tracking={trackingOf(step.shareWith)}
                  reader={reader}
                  insuredId={plan.insuredId}
                  onShare={setSharing}
                />
              </li>
            ))}
          </ol>
          <p className="sub">
            After these steps {settledAfter(plan, from + steps.length)} of {plan.trackings.length} are complete.
          </p>
        </section>
      ))}
      {sharing && sharing.policyId !== null && shareWith ? (
        <SharePolicy
          insuredId={plan.insuredId}
          policyId={sharing.policyId}
          text={sharing.text}
          to={shareWith}
          onShared={onChanged}
          onClose={() => setSharing(null)}
        />
      ) : null}
    </div>
  );
}

function servesText({ serves }: PlanStepText, trackings: readonly PlanTracking[]): string {
  const served = trackings.filter(({ trackingId }) => serves.includes(trackingId));
  if (served.length === trackings.length && served.length > 2) return `all ${served.length}`;
  return served.map(({ requesterName, projectName }) => `${requesterName}, ${projectName}`).join('; ');
}

interface StepActionProps {
  readonly step: PlanStepText;
  /** With whom a policy is to be shared. */
  readonly tracking: PlanTracking | undefined;
  readonly reader: ActingFor;
  readonly insuredId: string;
  readonly onShare: (step: PlanStepText) => void;
}

/** Leads to where the step is done: an open request is answered, a policy is shared or opened. */
function StepAction({ step, tracking, reader, insuredId, onShare }: StepActionProps) {
  const hasClients = useMay('readClients');
  const actsForAnother = useActsForAnother(insuredId);
  const { kind, policyId, text } = step;
  if (kind === 'sharePolicy' && tracking?.requestId) {
    const base = openRequestsOf(reader);
    return (
      <IfMay send={respondToRequest}>
        <Link
          className="text-link"
          to={`${base}/${tracking.requestId}`}
          aria-label={`Answer the request of ${tracking.requesterName}: ${text}`}
        >
          Answer request
        </Link>
      </IfMay>
    );
  }
  if (kind === 'sharePolicy')
    return (
      <IfMay send={sharePolicies}>
        <Button type="button" size="small" aria-label={`Share: ${text}`} onClick={() => onShare(step)}>
          Share…
        </Button>
      </IfMay>
    );
  if (policyId !== null)
    return (
      <Link className="text-link" to={`/app/policies/${policyId}`} aria-label={`Open policy: ${text}`}>
        Open policy
      </Link>
    );
  if (actsForAnother) return null;
  const added = hasClients ? `/app/policies/new?insured=${insuredId}` : '/app/policies/new';
  return (
    <IfMay send={addPolicy}>
      <Link className="text-link" to={added} aria-label={`Add policy: ${text}`}>
        Add policy
      </Link>
    </IfMay>
  );
}
