import { Info } from 'lucide-react';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Popover } from '#shared/ui/popover.tsx';
import { useMay } from '#shared/session/use-may';
import type { AskedFinding } from './standing.view.js';
import './cards.css';

interface ComplianceInfoProps {
  /** Names the button and what it opens. */
  readonly label: string;
  readonly findings: readonly AskedFinding[];
}

/** Agents read beside a card what each requester asks for, and how the policy meets it [G06]. Nobody else sees the icon. */
export function ComplianceInfo({ label, findings }: ComplianceInfoProps) {
  const hasClients = useMay('readClients');
  if (!hasClients) return null;
  return (
    <Popover
      label={label}
      trigger={(button) => (
        <button type="button" className="policy-info" aria-label={label} {...button}>
          <Info size={16} aria-hidden />
        </button>
      )}
    >
      {findings.length === 0 ? (
        <p className="sub">No requester to whom this policy is provided asks for it.</p>
      ) : (
        <ul className="policy-info-list">
          {findings.map(
            ({
              trackingId,
              requesterName,
              projectName,
              finding: { title, requiredText, availableText, proofText, outcome },
            }) => (
              <li key={`${trackingId} ${title}`}>
                <span className="cell-main">
                  {requesterName}, {projectName}
                </span>
                <span>
                  {title}: required {requiredText}, available {availableText}
                </span>
                {proofText ? <span className="sub">{proofText}</span> : null}
                <OutcomePill outcome={outcome} short />
              </li>
            ),
          )}
        </ul>
      )}
    </Popover>
  );
}
