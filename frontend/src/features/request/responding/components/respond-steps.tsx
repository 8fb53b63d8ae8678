import { Check } from 'lucide-react';
import { STEPS } from '../responding.hook.js';
import './respond.css';

interface RespondStepsProps {
  readonly at: number;
  readonly onStep: (step: number) => void;
}

/** The present step of the wizard; finished steps can be opened again. */
export function RespondSteps({ at, onStep }: RespondStepsProps) {
  return (
    <nav aria-label="Steps">
      <ol className="respond-steps">
        {STEPS.map((name, step) => (
          <li key={name} className={step < at ? 'done' : step === at ? 'now' : ''}>
            <button
              type="button"
              disabled={step >= at}
              aria-current={step === at ? 'step' : undefined}
              onClick={() => onStep(step)}
            >
              <span className="respond-mark" aria-hidden>
                {step < at ? <Check size={14} strokeWidth={2.6} /> : step + 1}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
