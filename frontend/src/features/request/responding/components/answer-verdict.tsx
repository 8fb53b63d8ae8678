import { Plus } from 'lucide-react';
import { LINE_SHORT_NAMES } from '@covertrail/wording/insurance/labels';
import type { AnswerPreview, PreviewedFinding, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { lineName } from '#shared/policies/line-choices';
import { NotRequiredLines } from '#shared/policies/not-required-lines.tsx';
import { Button } from '#shared/ui/button.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import './answer-verdict.css';

interface AnswerVerdictProps {
  readonly preview: AnswerPreview;
  /** A newer answer is on its way. */
  readonly checking: boolean;
  /** Null for someone who reads what is asked and sends no answer. */
  readonly onAdd: ((choice: RespondChoice) => void) | null;
}

/** The most policies that a requirement offers to add: each of them is enough by itself. */
const OFFERED = 3;

/** The verdict that the answer would get today, requirement by requirement, worst first. */
export function AnswerVerdict({ preview, checking, onAdd }: AnswerVerdictProps) {
  const { outcome, findings } = preview;
  const met = findings.filter((finding) => finding.outcome === 'pass').length;
  const pill = outcome ? <OutcomePill outcome={checking ? 'checking' : outcome} /> : null;
  return (
    <Panel title={onAdd ? 'Compliance with this answer today' : 'What your policies meet today'} right={pill}>
      <p className="sub verdict-count" role="status">
        {findings.length === 0
          ? 'The requester has no requirements yet.'
          : `${met} of ${findings.length} requirements met.`}
      </p>
      <ul className="verdict-rows">
        {findings.map((finding) => (
          <VerdictRow key={finding.rule} finding={finding} onAdd={onAdd} />
        ))}
      </ul>
      <NotRequiredLines lines={preview.notRequired} />
    </Panel>
  );
}

interface VerdictRowProps {
  readonly finding: PreviewedFinding;
  readonly onAdd: AnswerVerdictProps['onAdd'];
}

function VerdictRow({ finding: { line, title, outcome, sentence, fixText, additions }, onAdd }: VerdictRowProps) {
  const passed = outcome === 'pass';
  return (
    <li>
      <OutcomePill outcome={outcome} short />
      <div>
        <span className="cell-main">
          {LINE_SHORT_NAMES[line]}: {title}
        </span>
        <p className="sub">{sentence}</p>
        {!passed && additions.length === 0 && fixText ? (
          <p className="sub">
            <b>{fixText}</b>
          </p>
        ) : null}
        {onAdd
          ? additions.slice(0, OFFERED).map((choice) => (
              <Button key={choice.policyId} type="button" size="small" onClick={() => onAdd(choice)}>
                <Plus size={14} aria-hidden /> Add {lineName(choice.line)} {choice.policyNumber} to pass
              </Button>
            ))
          : null}
      </div>
    </li>
  );
}
