import { Wrench } from 'lucide-react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { doerOf, DOERS, needsAction, stepsFor, type PlanStep } from '../findings-plan.view.js';

interface FindingFixProps {
  readonly finding: FindingText;
  /** Of the plan; null while it is awaited. */
  readonly steps: readonly PlanStep[] | null;
}

/** What fixes a requirement: the steps of the plan, or its own fix where the plan has none for it. */
export function FindingFix({ finding, steps }: FindingFixProps) {
  if (steps === null || !needsAction(finding)) return null;
  const planned = stepsFor(steps, finding);
  const { fix, fixText, otherFixText } = finding;
  if (planned.length === 0 && !(fix && fixText)) return null;
  return (
    <div className="why-fix">
      <Wrench size={15} aria-hidden />
      <div>
        {planned.map((step) => (
          <p key={step.place}>
            <b>{step.text}</b>
            {otherFixText && step.text === fixText ? <span>Otherwise: {otherFixText}</span> : null}
            <span>
              Step {step.place} of the plan {planned.length > 1 ? 'helps to fix' : 'fixes'} this. {doerOf(step)} can do
              it.
            </span>
          </p>
        ))}
        {planned.length === 0 && fix ? (
          <p>
            <b>{fixText}</b>
            {otherFixText ? <span>Otherwise: {otherFixText}</span> : null}
            <span>{DOERS[fix.by]} can do this</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
