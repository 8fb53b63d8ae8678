import type { CurePlanReply, PlanLeftOver } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { LINE_NAMES } from '@covertrail/wording/compliance/labels';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';

/** What no step of the plan meets: it waits for a requester, or nothing is known that would meet it. */
export function PlanLeft({ plan: { left, trackings } }: { readonly plan: Pick<CurePlanReply, 'left' | 'trackings'> }) {
  const whose = ({ trackingId }: PlanLeftOver) => {
    const one = trackings.find((other) => other.trackingId === trackingId);
    return one ? `${one.requesterName}, ${one.projectName}` : '';
  };
  return (
    <Panel title="Not settled by the plan">
      <ul className="panel-body cure-plan-left">
        {left.map((one) => (
          <li key={`${one.trackingId} ${one.line} ${one.title} ${one.sentence}`}>
            <div>
              <b>{LINE_NAMES[one.line]}: {one.title}</b>
              <div>{one.sentence}</div>
              <div className="sub">{whose(one)}{one.fixText ? ` · ${one.fixText}` : ''}</div>
            </div>
            <StatusTag label={one.forRequester ? 'The requester decides' : 'No step is known'} tone={one.forRequester ? 'info' : 'warn'} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
