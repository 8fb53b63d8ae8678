import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLANS, type PlanId } from '@covertrail/domain/fields/plans';
import { PLAN_WORDS } from '@covertrail/wording/inquiry/plan.words';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import './plan-card.css';

interface PlanCardProps {
  readonly plan: PlanId;
  /** Whether the company of the reader has it. */
  readonly own: boolean;
  /** What one can do about the plan. */
  readonly children?: ReactNode;
}

/** A plan: for whom it is, for how long it is paid, and what it contains [F08]. */
export function PlanCard({ plan, own, children }: PlanCardProps) {
  const { months, isMonitored } = PLANS[plan];
  const { name, lead, contains } = PLAN_WORDS[plan];
  return (
    <Panel
      title={name}
      className="plan-card"
      {...(own ? { right: <StatusTag tone="ok" label="Your plan" /> } : {})}
      {...(children ? { foot: children } : {})}
    >
      <div className="panel-body">
        <p className="plan-term">{months === null ? 'No fee' : `${months} Months`}</p>
        <p className="sub">{lead}</p>
        <ul>
          {[...contains, ...(isMonitored ? ['Continuous monitoring eligible'] : [])].map((text) => (
            <li key={text}>
              <Check size={15} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
