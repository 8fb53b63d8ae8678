import { Plus } from 'lucide-react';
import type { AnswerPreview, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { lineName } from '#shared/policies/line-choices';
import { NotRequiredLines } from '#shared/policies/not-required-lines.tsx';
import { Button } from '#shared/ui/button.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import type { MissingCause } from '#shared/verdict/missing-causes.view';
import { VerdictFindings } from '#shared/verdict/verdict-findings.tsx';
import './answer-verdict.css';

interface AnswerVerdictProps {
  readonly preview: AnswerPreview;
  /** A newer answer is on its way. */
  readonly checking: boolean;
  /** Null for someone who reads what is asked and sends no answer. */
  readonly onAdd: ((choice: RespondChoice) => void) | null;
}

/** The most policies that a cause offers to add: each of them is enough by itself. */
const OFFERED = 3;

/** The verdict that the answer would get today, by cause, the worst first. */
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
      <VerdictFindings
        findings={findings}
        actsOf={(cause) => (onAdd && cause.additions.length > 0 ? <Additions cause={cause} onAdd={onAdd} /> : null)}
      />
      <NotRequiredLines lines={preview.notRequired} />
    </Panel>
  );
}

interface AdditionsProps {
  readonly cause: MissingCause;
  readonly onAdd: (choice: RespondChoice) => void;
}

/** Policies each of which would meet all that is missing for one cause. */
const Additions = ({ cause: { additions }, onAdd }: AdditionsProps) => (
  <>
    {additions.slice(0, OFFERED).map((choice) => (
      <Button key={choice.policyId} type="button" size="small" onClick={() => onAdd(choice)}>
        <Plus size={14} aria-hidden /> Add {lineName(choice.line)} {choice.policyNumber} to pass
      </Button>
    ))}
  </>
);
