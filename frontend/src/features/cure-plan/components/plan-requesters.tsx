import { Link } from 'react-router-dom';
import type { CurePlanReply, PlanTracking } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { plural } from '#shared/format/plural';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { settledAfter } from '../cure-plan.view.js';

/** Every requester's project, and after which step it has what it requires. */
export function PlanRequesters({ plan }: { readonly plan: CurePlanReply }) {
  const { trackings, steps } = plan;
  return (
    <Panel
      title={plural(trackings.length, 'requester and project', 'requesters and projects')}
      right={
        <span className="sub">
          {settledAfter(plan, 0)} of {trackings.length} complete now
        </span>
      }
    >
      <ul className="panel-body cure-plan-requesters">
        {trackings.map((tracking) => (
          <li key={tracking.trackingId}>
            <div>
              <Link className="text-link" to={`/app/suppliers/${tracking.trackingId}/why`}>
                {tracking.requesterName}
              </Link>
              <div className="sub">
                {tracking.projectName}
                {tracking.open > 0 ? ` · ${plural(tracking.open, 'requirement')} not met` : ''}
              </div>
            </div>
            <StatusTag {...stateOf(tracking, steps.length)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function stateOf({ settledAfter: after, open }: PlanTracking, steps: number) {
  if (after === null) return { label: 'Not all can be fixed', tone: 'warn' } as const;
  if (after === 0)
    return open === 0
      ? ({ label: 'Compliant', tone: 'ok' } as const)
      : ({ label: 'Waits for the requester', tone: 'info' } as const);
  return { label: after === steps ? 'After the last step' : `After step ${after}`, tone: 'info' } as const;
}
