import { useId, useState } from 'react';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { findingOutcome, OutcomePill, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { CitedEvents } from './cited-events.js';
import { FindingExceptionPart } from './finding-exception.js';
import { FindingFix } from './finding-fix.js';
import { useFindingsReading } from './findings-reading.hook.js';
import { RowOpener } from './row-opener.js';
import { sentenceBeside } from '../findings-sum.view.js';
import { SumBar } from './sum-bar.js';
import { UnknownFormLink } from './unknown-form-link.js';

interface FindingRowProps {
  readonly finding: FindingText;
  /** Its cause is stated above it, with what fixes it. */
  readonly caused?: boolean;
  /** Its line is stated nowhere else. */
  readonly named?: boolean;
  /** What is said before its sentence. */
  readonly before?: string;
}

/** One requirement: what is required and provided, the outcome, one sentence, the sum and the fix; when opened, the events that it depends on. */
export function FindingRow({ finding, caused = false, named = false, before = '' }: FindingRowProps) {
  const citesId = useId();
  const [open, setOpen] = useState(false);
  const { trackingId } = useFindingsReading();
  const { title, line, requiredText, availableText, sourceText, cites } = finding;
  const outcome = findingOutcome(finding);
  return (
    <li className={`why-row ${OUTCOMES[outcome].tone}`}>
      <div className="why-main">
        <RowOpener controls={citesId} open={open} onOpen={setOpen}>
          {named ? `${LINE_NAMES[line]}: ${title}` : title}
        </RowOpener>
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
      <FindingDetail finding={finding} caused={caused} before={before} />
      <CitedEvents id={citesId} trackingId={trackingId} cites={cites} open={open} />
    </li>
  );
}

/** What stands above a requirement is not said again below it. */
function FindingDetail({ finding, caused, before }: Required<Omit<FindingRowProps, 'named'>>) {
  const { trackingId, steps, mayDecide, decidable, onDecide } = useFindingsReading();
  const decides = decidable.has(finding.rule);
  return (
    <div className="why-detail">
      {caused ? null : (
        <>
          <p className="why-sentence">
            {before === '' ? '' : `${before} `}
            {sentenceBeside(finding)}
          </p>
          <SumBar finding={finding} />
          <FindingFix findings={[finding]} steps={steps} />
        </>
      )}
      {decides ? <UnknownFormLink finding={finding} /> : null}
      <FindingExceptionPart
        trackingId={trackingId}
        finding={finding}
        mayWithdraw={mayDecide}
        onDecide={decides ? () => onDecide(finding.rule) : null}
      />
    </div>
  );
}
