import type { CurePlanReply, PlanLeftOver } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { LINE_NAMES } from '@covertrail/wording/compliance/labels';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';

/** What no step of the plan meets: only the requester can settle it, by a decision or an exception. */
export function PlanLeft({ plan: { left, trackings } }: { readonly plan: Pick<CurePlanReply, 'left' | 'trackings'> }) {
  const whose = ({ trackingId }: PlanLeftOver) => trackings.find((other) => other.trackingId === trackingId);
  return (
    <Panel title="Only the requester can settle">
      <ul className="panel-body cure-plan-left">
        {left.map((one) => (
          <li key={`${one.trackingId} ${one.line} ${one.title} ${one.sentence}`}>
            <div>
              <b>{LINE_NAMES[one.line]}: {one.title}</b>
              <div>{one.sentence}</div>
              <div className="sub">{settlingText(one, whose(one))}</div>
            </div>
            <StatusTag {...stateOf(one)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function stateOf({ needs, denied }: PlanLeftOver) {
  if (denied) return { label: 'Denied by the requester', tone: 'bad' } as const;
  return needs === 'review' ? { label: 'Waits for a decision', tone: 'info' } as const : { label: 'Needs an exception', tone: 'warn' } as const;
}

function settlingText({ needs, denied }: PlanLeftOver, tracking?: Pick<CurePlanReply['trackings'][number], 'requesterName' | 'projectName'>): string {
  const requester = tracking?.requesterName ?? 'The requester';
  const of = tracking ? `${requester}, ${tracking.projectName}` : requester;
  if (denied) return `${of}: it was denied, and can be decided again.`;
  return needs === 'review' ? `${of}: accepts or denies it.` : `${of}: no step is known that meets it, so an exception is needed.`;
}
