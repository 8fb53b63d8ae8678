import type { CurePlanReply, PlanLeftOver } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';

/** What no step of the plan meets. Where all steps were looked for, only the requester can settle it, by a decision or an exception. */
export function PlanLeft({
  plan: { left, trackings, complete },
}: {
  readonly plan: Pick<CurePlanReply, 'left' | 'trackings' | 'complete'>;
}) {
  const whose = ({ trackingId }: PlanLeftOver) => trackings.find((other) => other.trackingId === trackingId);
  return (
    <Panel title={complete ? 'Only the requester can settle' : 'Left over'}>
      <ul className="panel-body cure-plan-left">
        {left.map((planLeftOver) => (
          <li key={`${planLeftOver.trackingId} ${planLeftOver.line} ${planLeftOver.title} ${planLeftOver.sentence}`}>
            <div>
              <b>
                {LINE_NAMES[planLeftOver.line]}: {planLeftOver.title}
              </b>
              <div>{planLeftOver.sentence}</div>
              <div className="sub">{settlingText(planLeftOver, complete, whose(planLeftOver))}</div>
            </div>
            <StatusTag {...stateOf(planLeftOver, complete)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function stateOf({ needs, denied }: PlanLeftOver, complete: boolean) {
  if (denied) return { label: 'Denied by the requester', tone: 'bad' } as const;
  return needs === 'review'
    ? ({ label: 'Waits for a decision', tone: 'info' } as const)
    : ({ label: complete ? 'Needs an exception' : 'No step found', tone: 'warn' } as const);
}

function settlingText(
  { needs, denied }: PlanLeftOver,
  complete: boolean,
  tracking?: Pick<CurePlanReply['trackings'][number], 'requesterName' | 'projectName'>,
): string {
  const requester = tracking?.requesterName ?? 'The requester';
  const of = tracking ? `${requester}, ${tracking.projectName}` : requester;
  if (denied) return `${of}: it was denied, and can be decided again.`;
  if (needs === 'review') return `${of}: accepts or denies it.`;
  return complete
    ? `${of}: no step is known that meets it, so an exception is needed.`
    : `${of}: no step was found in time.`;
}
