import { Wrench } from 'lucide-react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { useReader } from '#shared/session/by-reader';
import { doerOf, needsAction, stepsForAll, type PlanStep } from '../findings-plan.view.js';

interface FindingFixProps {
  /** Requirements with one cause. */
  readonly findings: readonly [FindingText, ...FindingText[]];
  /** Of the plan; null while it is awaited. */
  readonly steps: readonly PlanStep[] | null;
}

/** What fixes requirements with one cause: the steps of the plan, or the fix of the first where the plan has none for them. */
export function FindingFix({ findings, steps }: FindingFixProps) {
  const reader = useReader();
  const [finding] = findings;
  if (steps === null || !needsAction(finding)) return null;
  const planned = stepsForAll(steps, findings);
  const { fix, fixText, otherFixText } = finding;
  if (planned.length === 0 && !(fix && fixText)) return null;
  return (
    <div className="why-fix">
      <Wrench size={15} aria-hidden />
      <div>
        {planned.map((step) => (
          <p key={step.place}>
            <b>{step.text}</b>
            {otherFixText && step.text === fixText ? <span>Otherwise: {otherFixText} </span> : null}
            <span>
              Step {step.place} of the plan {planned.length > 1 ? 'helps to fix' : 'fixes'} this. {doerOf(step, reader)}{' '}
              can do it.
            </span>
          </p>
        ))}
        {planned.length === 0 && fix ? (
          <p>
            <b>{fixText}</b>
            {otherFixText ? <span>Otherwise: {otherFixText} </span> : null}
            <span>{doerOf({ by: fix.by, agent: null }, reader)} can do this</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
