import { ChevronRight, Wrench } from 'lucide-react';
import { useId } from 'react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { findingOutcome, OutcomePill, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { CitedEvents } from './cited-events.js';
import { FindingExceptionPart } from './finding-exception.js';
import { DOERS } from '../findings-plan.view.js';
import { sentenceBeside } from '../findings-sum.view.js';
import { SumBar } from './sum-bar.js';
import { UnknownFormLink } from './unknown-form-link.js';

interface FindingRowProps {
  readonly trackingId: string;
  readonly finding: FindingText;
  /** The reader may withdraw what was decided. */
  readonly mayDecide: boolean;
  /** Opens the dialog that decides it; null where the reader may not, or where it is decided. */
  readonly onDecide: ((rule: string) => void) | null;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** One requirement: what is required and provided, the outcome, one sentence, the sum and the fix; when opened, the events that it depends on. */
export function FindingRow({ trackingId, finding, mayDecide, onDecide, open, onToggle }: FindingRowProps) {
  const citesId = useId();
  const { title, rule, requiredText, availableText, sourceText, fix, fixText, otherFixText, cites } = finding;
  const outcome = findingOutcome(finding);
  return (
    <li className={`why-row ${OUTCOMES[outcome].tone}`}>
      <div className="why-main">
        <h3>
          <button type="button" className="why-open" aria-expanded={open} aria-controls={citesId} onClick={onToggle}><ChevronRight size={16} aria-hidden />{title}</button>
        </h3>
        <dl className="why-values">
          <div><dt>Required</dt><dd>{requiredText}</dd></div>
          <div><dt>Available</dt><dd>{availableText}{sourceText ? <span className="why-source">{sourceText}</span> : null}</dd></div>
        </dl>
        <div className="why-verdict"><OutcomePill outcome={outcome} short /></div>
      </div>
      <div className="why-detail">
        <p className="why-sentence">{sentenceBeside(finding)}</p>
        <SumBar finding={finding} />
        {fix && fixText ? <div className="why-fix"><Wrench size={15} aria-hidden /><p><b>{fixText}</b>{otherFixText ? <span>Otherwise: {otherFixText}</span> : null}<span>{DOERS[fix.by]} can do this</span></p></div> : null}
        {onDecide ? <UnknownFormLink finding={finding} /> : null}
        <FindingExceptionPart trackingId={trackingId} finding={finding} mayWithdraw={mayDecide} onDecide={onDecide && (() => onDecide(rule))} />
      </div>
      <CitedEvents id={citesId} trackingId={trackingId} cites={cites} open={open} />
    </li>
  );
}
