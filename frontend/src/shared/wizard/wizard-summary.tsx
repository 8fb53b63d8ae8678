import type { ReactNode } from 'react';
import { Panel } from '../ui/panel.js';

interface SummaryPartProps {
  readonly title: string;
  /** The key of the step where it is changed. */
  readonly step: string;
  readonly open: (key: string) => void;
  readonly children: ReactNode;
}

/** What a wizard is about to send, in parts (`SummaryPart`). */
export const WizardSummary = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Panel title={title}>
    <div className="panel-body">
      <dl className="wizard-summary">{children}</dl>
    </div>
  </Panel>
);

/** A part of the summary, with the way back to its step. */
export const SummaryPart = ({ title, step, open, children }: SummaryPartProps) => (
  <>
    <dt>
      {title}
      <button type="button" className="text-link" aria-label={`Change ${title}`} onClick={() => open(step)}>
        Change
      </button>
    </dt>
    <dd>{children}</dd>
  </>
);
