import { Checkbox } from '#shared/ui/checkbox.tsx';
import { OutcomePill, type ShownOutcome } from '#shared/ui/outcome-pill.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { remarksStatus } from './remarks-status.view.js';
import type { AskedFinding } from './standing.view.js';

interface RemarksTagProps {
  readonly required: readonly AskedFinding[];
  /** The dashboard says it in other words [C10]. */
  readonly onDashboard?: boolean;
}

/** Red where a required remark is missing, amber where a person must read the remarks; nothing where all are provided. */
export function RemarksTag({ required, onDashboard = false }: RemarksTagProps) {
  const status = remarksStatus(required);
  return status === null ? null : (
    <ScreenStatus screen={onDashboard ? 'remarksOnDashboard' : 'remarks'} status={status} />
  );
}

/** What the requester decided about a required remark, in words. */
export interface RemarkDecision {
  readonly outcome: ShownOutcome;
  readonly text: string;
}

/** Where exceptions can be handled: the remarks that can be decided, and those that are checked, by rule. */
interface RemarkChoice {
  readonly decidable: ReadonlySet<string>;
  readonly chosen: readonly string[];
  readonly onToggle: (rule: string) => void;
}

interface RequiredRemarksProps {
  readonly required: readonly AskedFinding[];
  readonly decisions?: ReadonlyMap<string, RemarkDecision>;
  readonly choice?: RemarkChoice;
}

/** The remarks that requesters ask for, each with whether it is provided, and with a check box where its exception can be handled. */
export function RequiredRemarks({ required, decisions, choice }: RequiredRemarksProps) {
  return (
    <section className="policy-remark-list" aria-label="Required Additional Remarks">
      <h3>Required Additional Remarks</h3>
      {required.length === 0 ? (
        <p className="sub">No Remarks Required</p>
      ) : (
        <ul>
          {required.map(({ trackingId, requesterName, finding: { rule, requiredText, proofText, outcome } }) => (
            <li key={`${trackingId} ${rule}`}>
              <p className="policy-text">{requiredText}</p>
              <span>
                <OutcomePill outcome={decisions?.get(rule)?.outcome ?? outcome} short />{' '}
                {requesterName === '' ? null : <span className="sub">{requesterName}</span>}
              </span>
              {proofText ? <p className="sub">{proofText}</p> : null}
              {decisions?.has(rule) ? <p className="sub">{decisions.get(rule)?.text}</p> : null}
              {choice?.decidable.has(rule) ? (
                <Checkbox
                  id={`remark-exception-${rule}`}
                  className="policy-remark-exception"
                  label="Exception"
                  aria-label={`Exception: ${requiredText}`}
                  checked={choice.chosen.includes(rule)}
                  onChange={() => choice.onToggle(rule)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
