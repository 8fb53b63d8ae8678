import type { ReactNode } from 'react';
import type { Problem } from '../api/api-problem.js';
import { Button } from '../ui/button.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { LeaveQuestion } from '../ui/leave-question.modal.js';
import { WizardProgress } from './wizard-progress.js';
import type { WizardSteps } from './wizard-step.js';
import { useFocusOnStep, useWizard } from './wizard.hook.js';
import './wizard.css';

interface WizardProps<Work> {
  readonly steps: WizardSteps<Work>;
  readonly work: Work;
  /** The last button, on the last step. Null for someone who may not press it. */
  readonly last: { readonly text: string; readonly onPress: () => void } | null;
  /** The last button was pressed, and the answer is awaited: it is not sent a second time. */
  readonly pending: boolean;
  /** Why the server refused it. */
  readonly problem: Problem | null;
  /** Unsaved work: leaving the page asks. `text` says what becomes of it, `onLeave` saves what can be saved. */
  readonly leaving?: { readonly dirty: boolean; readonly text: string; readonly onLeave?: () => void };
  /** Above every step: that a colleague works on the same, and the like. */
  readonly above?: ReactNode;
  /** Beside every step, and under it on a narrow screen: what the result would be. */
  readonly aside?: ReactNode;
  /** Further buttons, such as `Decline…`. */
  readonly acts?: ReactNode;
}

/**
 * The wizard of the product [D03] [D04]: steps one after the other, each with a rule that says what is wrong with it. It knows nothing
 * of the values: the page holds them (`work`), with what changes them, and mostly saves them as a draft (`useSharedDraft`).
 *
 * ```tsx
 * const STEPS: WizardSteps<Answer> = [
 *   { key: 'policies', title: 'Policy Selection', component: PolicyStep, wrong: ({ chosen }) => chosen.length > 0 ? null : { message: NONE } },
 *   { key: 'remarks', title: 'Remarks', component: RemarksStep, wrong: ({ remarks }) => tooLong(remarks, 'remarks') },
 *   { key: 'summary', title: 'Summary', component: SummaryStep },
 * ];
 * function RemarksStep({ work, problem }: StepProps<Answer>) {
 *   return <CounterArea id="remarks" value={work.remarks} onChange={(remarks) => work.change({ remarks })} error={problem?.message} … />;
 * }
 * <Wizard steps={STEPS} work={answer} last={{ text: 'Send', onPress: send }} pending={pending} problem={problem} aside={<Verdict … />} />
 * ```
 */
export function Wizard<Work>({ steps, work, last, pending, problem, leaving, above, aside, acts }: WizardProps<Work>) {
  const wizard = useWizard(steps, work);
  const { at, step } = wizard;
  const title = useFocusOnStep(step.key);
  const Step = step.component;
  const isLast = at === steps.length - 1;
  const go = (by: number) => wizard.open(steps[at + by]?.key ?? step.key);
  return (
    <div className={aside ? 'wizard with-aside' : 'wizard'}>
      <WizardProgress steps={steps} at={at} reach={wizard.reach} onOpen={wizard.open} />
      <div className="wizard-body">
        {above}
        <h2 className="wizard-title" ref={title} tabIndex={-1}>
          {step.title}
        </h2>
        <Step work={work} problem={wizard.problem} open={wizard.open} />
        <ErrorBanner problem={problem} />
        <Stopped wizard={wizard} isLast={isLast} />
        <div className="wizard-acts">
          {at > 0 ? (
            <Button type="button" disabled={pending} onClick={() => go(-1)}>
              Back
            </Button>
          ) : null}
          {isLast && last ? (
            <Button
              key="last"
              type="button"
              primary
              loading={pending}
              disabled={pending || wizard.incomplete !== null}
              onClick={last.onPress}
            >
              {last.text}
            </Button>
          ) : isLast ? null : (
            <Button key="next" type="button" primary onClick={() => wizard.ifComplete(() => go(1))}>
              Next
            </Button>
          )}
          {acts ? <div className="apart">{acts}</div> : null}
        </div>
      </div>
      {aside ? <div className="wizard-aside">{aside}</div> : null}
      {leaving ? (
        <LeaveQuestion dirty={leaving.dirty} {...(leaving.onLeave ? { onLeave: leaving.onLeave } : {})}>
          {leaving.text}
        </LeaveQuestion>
      ) : null}
    </div>
  );
}

interface StoppedProps<Work> {
  readonly wizard: ReturnType<typeof useWizard<Work>>;
  readonly isLast: boolean;
}

/** Why it does not go on: the problem of this step, or on the last one a step before that is no longer complete. */
function Stopped<Work>({ wizard: { problem, incomplete, step, open }, isLast }: StoppedProps<Work>) {
  if (problem)
    return (
      <p className="field-error" role="alert">
        {problem.message}
      </p>
    );
  if (!isLast || !incomplete || incomplete.key === step.key) return null;
  return (
    <p className="field-error" role="alert">
      {incomplete.title} is not complete.{' '}
      <button type="button" className="text-link" onClick={() => open(incomplete.key)}>
        Open {incomplete.title}
      </button>
    </p>
  );
}
