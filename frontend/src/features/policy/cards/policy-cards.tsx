import { memo } from 'react';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { EndorsementsCard } from '../components/endorsements-card.js';
import { LimitTypesCard } from './limit-types-card.js';
import { RatingCard } from './rating-card.js';

interface PolicyCardsProps {
  readonly policy: PolicyDetails;
  readonly standings: readonly RequesterFindings[];
}

/** What a policy's page sums up above its terms, for the insured and its agent. */
export const PolicyCards = memo(function PolicyCards({ policy, standings }: PolicyCardsProps) {
  return (
    <>
      <div className="policy-cards">
        <LimitTypesCard policyId={policy.id} />
        <RatingCard insurer={policy.insurer} standings={standings} />
      </div>
      <EndorsementsCard policy={policy} />
    </>
  );
});
