import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import type { AskedFinding } from '../cards/standing.view.js';

/** Who asks for something else than what is stated here, each requester by itself: what one asks says nothing of the others. */
export function AskedHere({ findings }: { readonly findings: readonly AskedFinding[] }) {
  const shown = new Map(
    findings.map((of) => [[of.requesterName, of.finding.requiredText, of.finding.outcome].join(' '), of] as const),
  );
  if (shown.size === 0) return null;
  return (
    <ul className="policy-asked">
      {[...shown].map(
        ([
          key,
          {
            requesterName,
            finding: { outcome, requiredText, proofText },
          },
        ]) => (
          <li key={key}>
            <OutcomePill outcome={outcome} short />{' '}
            <span className="sub">
              {requesterName} requires {requiredText}
              {proofText ? `. ${proofText}` : ''}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
