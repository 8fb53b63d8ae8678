import { CircleCheck, Route, ShieldCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Segment } from 'semantic-ui-react';
import type { FixedLine } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { exceptedFindings, settledTitle } from '../findings-lapsing.view.js';
import { doerOf, planText, type PlanStep } from '../findings-plan.view.js';
import { WhySettled } from './why-settled.js';

interface WhyPlanProps {
  /** Null while they are awaited. */
  readonly steps: readonly PlanStep[] | null;
  readonly verdict: Pick<Verdict, 'outcome' | 'findings' | 'holdsUntil' | 'holdsBecause'>;
  /** What can be done with the plan. */
  readonly action?: ReactNode;
}

/** What has to be done, the shortest way first; where nothing has to, until when that holds. */
export function WhyPlan({ steps, verdict, action }: WhyPlanProps) {
  const titleId = useId();
  const compliant = verdict.outcome === 'pass';
  const Icon = compliant ? (exceptedFindings(verdict.findings).length > 0 ? ShieldCheck : CircleCheck) : Route;
  return (
    <Segment as="section" className="panel why-plan" aria-labelledby={titleId}>
      <div className="why-plan-head">
        <Icon size={17} aria-hidden />
        <h2 id={titleId}>{compliant ? settledTitle(verdict) : 'Shortest way to compliant'}</h2>
        {steps && steps.length > 0 ? <span className="sub">{planText(steps)}</span> : null}
      </div>
      {compliant ? <WhySettled verdict={verdict} /> : null}
      {steps === null && !compliant ? <SkeletonRows rows={2} label="Loading the plan" /> : null}
      <ol>
        {(steps ?? []).map((step) => (
          <li key={step.text}>
            <div>
              <b>{step.text}</b>
              <div className="sub">
                {doerOf(step)}. {fixesText(step.fixes)}
              </div>
            </div>
          </li>
        ))}
      </ol>
      {action}
    </Segment>
  );
}

const MOST = 3;
/** Of a step that another step of the plan needs. */
const TOGETHER = 'It fixes something only together with another step.';

function fixesText(fixes: readonly FixedLine[]): string {
  if (fixes.length === 0) return TOGETHER;
  const lines = fixes.map(({ line, titles }) => {
    const more = titles.length - MOST;
    return `${LINE_NAMES[line]}: ${titles.slice(0, MOST).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
  });
  return `Fixes ${lines.join('. ')}.`;
}
