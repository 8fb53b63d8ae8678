import { Check } from 'lucide-react';
import type { WizardSteps } from './wizard-step.js';

interface WizardProgressProps<Work> {
  readonly steps: WizardSteps<Work>;
  readonly at: number;
  /** The last step that can be opened. */
  readonly reach: number;
  readonly onOpen: (key: string) => void;
}

/** The steps of a wizard in their order; those that can be opened are buttons. */
export function WizardProgress<Work>({ steps, at, reach, onOpen }: WizardProgressProps<Work>) {
  return (
    <nav aria-label="Steps" className="wizard-progress">
      <ol>
        {steps.map(({ key, title }, index) => (
          <li key={key} className={index < at ? 'done' : index === at ? 'now' : ''}>
            <button
              type="button"
              disabled={index === at || index > Math.max(reach, at)}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onOpen(key)}
            >
              <span className="wizard-mark" aria-hidden>
                {index < at ? <Check size={14} strokeWidth={2.6} /> : index + 1}
              </span>
              <span className="wizard-name">{title}</span>
              {index < at ? <span className="visually-hidden">, done</span> : null}
            </button>
          </li>
        ))}
      </ol>
      <p className="wizard-count" aria-hidden>
        Step {at + 1} of {steps.length}
      </p>
    </nav>
  );
}
