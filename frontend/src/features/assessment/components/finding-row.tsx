import { ChevronRight, Wrench } from 'lucide-react';
import { useId } from 'react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { OutcomePill, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { CitedEvents } from './cited-events.js';
import { FindingDecisionPart } from './finding-decision.js';
import { DOERS } from '../findings-plan.view.js';
import { sentenceBeside } from '../findings-sum.view.js';
import { SumBar } from './sum-bar.js';

interface FindingRowProps {
  readonly trackingId: string;
  readonly finding: FindingText;
  /** This reader may accept or refuse it. */
  readonly decidable: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** One requirement: what is required and provided, the outcome, one sentence, the sum and the fix; when opened, the events that it depends on. */
export function FindingRow({ trackingId, finding, decidable, open, onToggle }: FindingRowProps) {
  const citesId = useId();
  const { title, requiredText, availableText, outcome, fix, fixText, otherFixText, cites } = finding;
  return (
    <li className={`why-row ${OUTCOMES[outcome].tone}`}>
      <div className="why-main">
        <h3>
          <button type="button" className="why-open" aria-expanded={open} aria-controls={citesId} onClick={onToggle}><ChevronRight size={16} aria-hidden />{title}</button>
        </h3>
        <dl className="why-values">
          <div><dt>Required</dt><dd>{requiredText}</dd></div>
          <div><dt>Available</dt><dd>{availableText}</dd></div>
        </dl>
        <div className="why-verdict"><OutcomePill outcome={outcome} short /></div>
      </div>
      <div className="why-detail">
        <p className="why-sentence">{sentenceBeside(finding)}</p>
        <SumBar finding={finding} />
        {fix && fixText ? <div className="why-fix"><Wrench size={15} aria-hidden /><p><b>{fixText}</b>{otherFixText ? <span>Otherwise: {otherFixText}</span> : null}<span>{DOERS[fix.by]} can do this</span></p></div> : null}
        <FindingDecisionPart trackingId={trackingId} finding={finding} open={decidable} />
      </div>
      <CitedEvents id={citesId} trackingId={trackingId} cites={cites} open={open} />
    </li>
  );
}
