import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { StatusTag } from '#shared/ui/status-tag.tsx';
import { remarksStatus } from './remarks-status.view.js';
import type { AskedFinding } from './standing.view.js';

interface RemarksTagProps {
  readonly required: readonly AskedFinding[];
  /** The dashboard says it in other words (spec 2 section 4). */
  readonly onDashboard?: boolean;
}

/** Red where a required remark is missing, amber where a person must read the remarks; nothing where all are provided. */
export function RemarksTag({ required, onDashboard = false }: RemarksTagProps) {
  const status = remarksStatus(required);
  if (status === null) return null;
  if (status === 'compliance') return <StatusTag label="Non-Compliant" tone="bad" />;
  return <StatusTag label={onDashboard ? 'In Review' : 'Requires Review'} tone="warn" />;
}

/** The remarks that requesters ask for, each with whether it is provided. */
export function RequiredRemarks({ required }: { readonly required: readonly AskedFinding[] }) {
  return (
    <section className="policy-remark-list" aria-label="Required Additional Remarks">
      <h3>Required Additional Remarks</h3>
      {required.length === 0 ? <p className="sub">No Remarks Required</p> : (
        <ul>
          {required.map(({ trackingId, requesterName, finding: { rule, requiredText, outcome } }) => (
            <li key={`${trackingId} ${rule}`}>
              <p className="policy-text">{requiredText}</p>
              <span><OutcomePill outcome={outcome} short /> {requesterName === '' ? null : <span className="sub">{requesterName}</span>}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
