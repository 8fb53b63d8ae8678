import { addPolicy } from '@covertrail/contracts/policy/policy.calls';
import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import { LINE_SHORT_NAMES } from '@covertrail/wording/insurance/labels';
import { Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import { lineName } from '#shared/policies/line-choices';
import { IfMay } from '#shared/session/if-may.tsx';
import { Button } from '#shared/ui/button.tsx';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { titlesText, type MissingCause } from '#shared/verdict/missing-causes.view';

interface MissingCauseProps {
  readonly cause: MissingCause;
  /** Where a policy is added for the insured. */
  readonly addPath: string;
  readonly onShare: (choice: RespondChoice) => void;
}

/** The most policies that a cause offers to share: each of them is enough by itself. */
const OFFERED = 3;

/** Why an answer is not enough, and the next step: another policy that exists is shared, one is added, or the one that falls short is opened. */
export function MissingCauseRow({ cause, addPath, onShare }: MissingCauseProps) {
  const { line, outcome, titles, sentence, fixText, awaitsRequester, policyId, additions } = cause;
  const name = `${LINE_SHORT_NAMES[line]}: ${titlesText(titles)}`;
  return (
    <li>
      <OutcomePill outcome={outcome} short />
      <div>
        <span className="cell-main">{name}</span>
        <p className="sub">{sentence}</p>
        {additions.length === 0 && (fixText || awaitsRequester) ? (
          <p className="sub">
            <b>{fixText ?? 'The requester reviews it: there is nothing for you to do.'}</b>
          </p>
        ) : null}
        <IfMay send={sharePolicies}>
          {additions.slice(0, OFFERED).map((choice) => (
            <Button key={choice.policyId} type="button" size="small" onClick={() => onShare(choice)}>
              <Share2 size={14} aria-hidden /> Share {lineName(choice.line)} {choice.policyNumber}…
            </Button>
          ))}
        </IfMay>
        {additions.length > 0 ? null : policyId !== null ? (
          <Link className="text-link" to={`/app/policies/${policyId}`} aria-label={`Open policy: ${name}`}>
            Open policy
          </Link>
        ) : (
          <IfMay send={addPolicy}>
            <Link className="text-link" to={addPath} aria-label={`Add policy: ${name}`}>
              Add policy
            </Link>
          </IfMay>
        )}
      </div>
    </li>
  );
}
