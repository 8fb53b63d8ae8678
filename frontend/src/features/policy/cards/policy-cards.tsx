import type { RequesterStanding } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { LimitTypesCard } from './limit-types-card.js';
import { RatingCard } from './rating-card.js';

interface PolicyCardsProps {
  readonly policy: PolicyDetails;
  readonly standings: readonly RequesterStanding[];
}

/** What a policy's page sums up above its terms, for the insured and its agent. */
export function PolicyCards({ policy: { id, insurer }, standings }: PolicyCardsProps) {
  return (
    <div className="policy-cards">
      <LimitTypesCard policyId={id} />
      <RatingCard insurer={insurer} standings={standings} />
    </div>
  );
}
