import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { findingOutcome, OutcomePill, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { CitedEvents } from './cited-events.js';
import { FindingExceptionPart } from './finding-exception.js';
import { FindingFix } from './finding-fix.js';
import type { PlanStep } from '../findings-plan.view.js';
import { sentenceBeside } from '../findings-sum.view.js';
import { SumBar } from './sum-bar.js';
import { UnknownFormLink } from './unknown-form-link.js';

interface FindingRowProps {
  readonly trackingId: string;
  readonly finding: FindingText;
  /** Of the plan; null while it is awaited. */
  readonly steps: readonly PlanStep[] | null;
  /** The reader may withdraw what was decided. */
  readonly mayDecide: boolean;
  /** Opens the dialog that decides it; null where the reader may not, or where it is decided. */
  readonly onDecide: ((rule: string) => void) | null;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** One requirement: what is required and provided, the outcome, one sentence, the sum and the fix; when opened, the events that it depends on. */
export function FindingRow({ trackingId, finding, steps, mayDecide, onDecide, open, onToggle }: FindingRowProps) {
  const citesId = useId();
  const { title, rule, requiredText, availableText, sourceText, cites } = finding;
  const outcome = findingOutcome(finding);
  return (
    <li className={`why-row ${OUTCOMES[outcome].tone}`}>
      <div className="why-main">
        <h3>
          <button type="button" className="why-open" aria-expanded={open} aria-controls={citesId} onClick={onToggle}>
            <ChevronRight size={16} aria-hidden />
            {title}
          </button>
        </h3>
        <dl className="why-values">
          <div>
            <dt>Required</dt>
            <dd>{requiredText}</dd>
          </div>
          <div>
            <dt>Available</dt>
            <dd>
              {availableText}
              {sourceText ? <span className="why-source">{sourceText}</span> : null}
            </dd>
          </div>
        </dl>
        <div className="why-verdict">
          <OutcomePill outcome={outcome} short />
        </div>
      </div>
      <div className="why-detail">
        <p className="why-sentence">{sentenceBeside(finding)}</p>
        <SumBar finding={finding} />
        <FindingFix finding={finding} steps={steps} />
        {onDecide ? <UnknownFormLink finding={finding} /> : null}
        <FindingExceptionPart
          trackingId={trackingId}
          finding={finding}
          mayWithdraw={mayDecide}
          onDecide={onDecide && (() => onDecide(rule))}
        />
      </div>
      <CitedEvents id={citesId} trackingId={trackingId} cites={cites} open={open} />
    </li>
  );
}
