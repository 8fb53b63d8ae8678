import { TriangleAlert } from 'lucide-react';
import type { InsurerRatings } from '@covertrail/contracts/policy/policy.replies';
import type { RequesterFindings, StandingFinding } from '@covertrail/contracts/policy/policy-cards.replies';
import { ratingText } from '@covertrail/wording/insurance/coverage-words';
import { ratingAgeText } from '@covertrail/wording/compliance/proof-words';
import { useToday } from '#shared/session/use-today';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ComplianceInfo } from './compliance-info.js';
import { findingsFor } from './standing.view.js';
import './cards.css';

/** Of an insurer without a rating [C11]. */
const NOT_RATED =
  'An AM Best rating is not available for this insurer, and the policy may require review for compliance.';

interface RatingCardProps {
  readonly insurer: InsurerRatings;
  readonly standings: readonly RequesterFindings[];
}

/** What requesters ask of the insurer's AM Best rating, beside the present one [C11]. */
export function RatingCard({ insurer: { currentRating, currentSince }, standings }: RatingCardProps) {
  const today = useToday();
  const findings = findingsFor(standings, 'rating');
  return (
    <Panel
      title="AM Best rating"
      right={<ComplianceInfo label="Compliance of the AM Best rating" findings={findings} />}
    >
      <div className="panel-body policy-rating">
        <section aria-label="Requested AM Best Rating">
          <h3>Requested AM Best Rating</h3>
          {findings.length === 0 ? (
            <p className="num">NA</p>
          ) : (
            <ul>
              {findings.map((askedFinding) => (
                <RequestedRating key={askedFinding.trackingId} {...askedFinding} several={findings.length > 1} />
              ))}
            </ul>
          )}
        </section>
        <section aria-label="Current AM Best Rating">
          <h3>Current AM Best Rating</h3>
          <p className="num">{currentRating ? ratingText(currentRating) : 'NA'}</p>
          {currentSince ? <span className="source-age sub">{ratingAgeText(currentSince, today)}</span> : null}
        </section>
        {currentRating ? null : (
          <p className="policy-notice warn">
            <TriangleAlert size={15} aria-hidden /> <span>{NOT_RATED}</span>
          </p>
        )}
      </div>
    </Panel>
  );
}

interface RequestedRatingProps {
  readonly requesterName: string;
  readonly finding: StandingFinding;
  readonly several: boolean;
}

function RequestedRating({
  requesterName,
  finding: { requiredText, proofText, outcome },
  several,
}: RequestedRatingProps) {
  return (
    <li>
      <span className="num">{requiredText}</span> <OutcomePill outcome={outcome} short />
      {several ? <span className="sub">{requesterName}</span> : null}
      {proofText ? <span className="sub">{proofText}</span> : null}
    </li>
  );
}
