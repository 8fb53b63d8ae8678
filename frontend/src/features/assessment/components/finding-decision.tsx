import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import type { FindingDecision } from '@covertrail/domain/compliance/finding';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { DecideFinding } from './decide-finding.modal.js';

interface FindingDecisionProps {
  readonly trackingId: string;
  readonly finding: FindingText;
  /** The reader may accept or refuse it. */
  readonly open: boolean;
}

/** What the requester decided about a finding, and buttons to decide for those who may. */
export function FindingDecisionPart({ trackingId, finding, open }: FindingDecisionProps) {
  const [asked, setAsked] = useState<FindingDecision['decision'] | null>(null);
  const { decision, decisionText } = finding;
  if (!decisionText && !open) return null;
  const offered = (['accepted', 'refused'] as const).filter((one) => open && one !== decision?.decision);
  return (
    <div className="why-decision">
      {decisionText ? <p><Gavel size={15} aria-hidden /> {decisionText}</p> : null}
      {offered.map((one) => (
        <Button key={one} type="button" size="small" aria-label={`${LABELS[one]}: ${finding.title}`} onClick={() => setAsked(one)}>{LABELS[one]}…</Button>
      ))}
      {asked ? <DecideFinding trackingId={trackingId} finding={finding} decision={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

const LABELS: Readonly<Record<FindingDecision['decision'], string>> = { accepted: 'Accept', refused: 'Refuse' };
