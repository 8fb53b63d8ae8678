import { Gavel, Route } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { CausedFindings } from '@covertrail/domain/compliance/finding-causes';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { useReader } from '#shared/session/by-reader';
import { Button } from '#shared/ui/button.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { doerOf, planText, stepsBeside, type PlanStep } from '../findings-plan.view.js';
import { CauseRow } from './cause-row.js';
import { FindingRow } from './finding-row.js';

interface MissingPanelProps {
  readonly missing: readonly CausedFindings<FindingText>[];
  /** Null while they are awaited. */
  readonly steps: readonly PlanStep[] | null;
  /** How many exceptions the reader may handle. */
  readonly toDecide: number;
  readonly onDecide: () => void;
  /** What can be done with the plan. */
  readonly action: ReactNode;
}

/** What is missing by its cause, each with the step of the plan that fixes it and who can do it. */
export function MissingPanel({ missing, steps, toDecide, onDecide, action }: MissingPanelProps) {
  const reader = useReader();
  const titleId = useId();
  return (
    <section className="ui segment panel why-missing" aria-labelledby={titleId}>
      <div className="why-plan-head">
        <Route size={17} aria-hidden />
        <h2 id={titleId}>What is missing, and who fixes it</h2>
        {steps && steps.length > 0 ? <span className="sub">{planText(steps, reader)}</span> : null}
        {toDecide > 0 ? (
          <Button type="button" size="small" onClick={onDecide}>
            <Gavel size={15} aria-hidden /> Handle exceptions ({toDecide})
          </Button>
        ) : null}
        {action}
      </div>
      {steps === null ? <SkeletonRows rows={2} label="Loading the plan" /> : null}
      <ul className="why-rows">
        {missing.map(({ cause, outcome, findings }) =>
          cause === null ? (
            <FindingRow key={findings[0].rule} finding={findings[0]} named />
          ) : (
            <CauseRow key={findings[0].rule} cause={cause} outcome={outcome} findings={findings} />
          ),
        )}
      </ul>
      <StepsBeside steps={steps ?? []} />
    </section>
  );
}

/** What a step of the plan needs besides. */
function StepsBeside({ steps }: { readonly steps: readonly PlanStep[] }) {
  const reader = useReader();
  const beside = stepsBeside(steps);
  if (beside.length === 0) return null;
  return (
    <ul className="why-beside">
      {beside.map((step) => (
        <li key={step.place}>
          <b>{step.text}</b>
          <div className="sub">
            Step {step.place} of the plan, {doerOf(step, reader)}. It fixes something only together with another step.
          </div>
        </li>
      ))}
    </ul>
  );
}
