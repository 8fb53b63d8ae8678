import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../ui/panel.js';
import './first-steps.css';

/** A step of a new company; it is done as soon as the records say so, whoever did it. */
export interface FirstStep {
  /** What it is for. */
  readonly text: string;
  /** What to do, as the text of the link; absent for a step that somebody else does. */
  readonly act?: string;
  readonly to?: string;
  readonly done: boolean;
}

interface FirstStepsProps {
  readonly title: string;
  readonly steps: readonly FirstStep[];
  /** Offered where the list may be put away before it is done. */
  readonly onHide?: () => void;
}

/** The checklist of a new company [B09]. */
export function FirstSteps({ title, steps, onHide }: FirstStepsProps) {
  const done = steps.filter((step) => step.done).length;
  const right = (
    <>
      <span className="sub">
        {done} of {steps.length} done
      </span>
      {onHide ? (
        <button type="button" className="text-link" onClick={onHide}>
          Hide
        </button>
      ) : null}
    </>
  );
  return (
    <Panel title={title} right={right} className="first-steps-panel">
      <ol className="panel-body first-steps">
        {steps.map((step) => (
          <Step key={step.text} {...step} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ text, act, to, done }: FirstStep) {
  const Mark = done ? CircleCheck : Circle;
  return (
    <li className={done ? 'done' : undefined}>
      <Mark size={18} aria-hidden />
      <span>
        {done ? <span className="visually-hidden">Done: </span> : null}
        {text}
      </span>
      {act && to && !done ? (
        <Link className="text-link" to={to}>
          {act}
        </Link>
      ) : null}
    </li>
  );
}
