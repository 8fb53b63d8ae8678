import { acknowledgeCorrection } from '@covertrail/contracts/correction/correction.calls';
import { BookCheck, History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';
import { addDays } from '@covertrail/domain/kernel/dates';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { COMPARISONS, hiddenReasonText, historyLinks } from '../correction.words.js';

const AcknowledgeCorrection = lateDialog(() => import('./acknowledge-correction.modal.js'));

interface CorrectionSummaryProps {
  readonly correction: CorrectionDetails;
}

/** What was shown, what was true and why, and what a person did about it. */
export function CorrectionSummary({ correction }: CorrectionSummaryProps) {
  const { supplierName, projectName, comparison, text, recordedOn, trackingId, from } = correction;
  const [acknowledging, setAcknowledging] = useState(false);
  const links = historyLinks({ trackingId, from, knownBefore: addDays(recordedOn, -1) });
  return (
    <Panel
      title="What was not true"
      right={<Chip label={COMPARISONS[comparison].text} tone={COMPARISONS[comparison].tone} />}
    >
      <div className="panel-body corr-summary">
        <p className="corr-said">
          <b>{supplierName}</b>, for <b>{projectName}</b>, {text}.
        </p>
        <h3>Because</h3>
        <Reasons correction={correction} />
        <div className="corr-acts">
          <Button as={Link} size="small" to={links.then}>
            <History size={15} aria-hidden /> As known then
          </Button>
          <Button as={Link} size="small" to={links.now}>
            <History size={15} aria-hidden /> As known now
          </Button>
          {correction.state === 'open' ? (
            <IfMay send={acknowledgeCorrection}>
              <Button type="button" size="small" primary onClick={() => setAcknowledging(true)}>
                <BookCheck size={15} aria-hidden /> Acknowledge…
              </Button>
            </IfMay>
          ) : null}
          {correction.state === 'acknowledged' ? <Acknowledged correction={correction} /> : null}
        </div>
      </div>
      {acknowledging ? <AcknowledgeCorrection correction={correction} onClose={() => setAcknowledging(false)} /> : null}
    </Panel>
  );
}

function Reasons({ correction }: CorrectionSummaryProps) {
  const { reasons, isReasonHidden, recordedOn } = correction;
  if (reasons.length === 0) {
    return (
      <p className="sub">
        {isReasonHidden
          ? `${hiddenReasonText(correction)} Recorded on ${dayFormat(recordedOn)}.`
          : 'The event that recorded it could not be read.'}
      </p>
    );
  }
  return (
    <ul>
      {reasons.map(({ id, sentence, actor, company }) => (
        <li key={id}>
          <RichText text={sentence} />{' '}
          <span className="sub">
            Recorded on {dayFormat(recordedOn)} by {actor}, {company}.
          </span>
        </li>
      ))}
    </ul>
  );
}

function Acknowledged({ correction: { acknowledgedAt, acknowledgedBy, comment } }: CorrectionSummaryProps) {
  return (
    <span className="sub">
      Acknowledged by {acknowledgedBy || 'someone'}
      {acknowledgedAt ? `, ${instantFormat(acknowledgedAt)}` : ''}
      {comment ? `: ${comment}` : ''}
    </span>
  );
}
