import { memo } from 'react';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { LimitTypesCard } from '../cards/limit-types-card.js';
import { RatingCard } from '../cards/rating-card.js';
import { EndorsementsCard } from '../components/endorsements-card.js';
import { IdentityFacts } from './identity-facts.js';
import { LimitsFacts } from './limits-facts.js';
import { RequestersFacts } from './requesters-facts.js';
import { StatedFacts } from './stated-facts.js';
import { VerificationFacts } from './verification-facts.js';
import '../components/facts.css';

/** It asks who may be chosen before it shows anything. */
const PolicyAgency = lazyPart(() => import('../components/policy-agency.js'));

interface PolicyFactsProps {
  readonly policy: PolicyDetails;
  readonly standings: readonly RequesterFindings[];
}

/** What a policy covers, at its right whether it is verified, where it is shown and what it does there. */
export const PolicyFacts = memo(function PolicyFacts({ policy, standings }: PolicyFactsProps) {
  return (
    <div className="policy-facts">
      <div className="policy-facts-main">
        <IdentityFacts policy={policy} />
        <LimitsFacts policy={policy} standings={standings} />
        <EndorsementsCard policy={policy} />
        <StatedFacts policy={policy} standings={standings} />
      </div>
      <div className="policy-facts-side">
        <VerificationFacts policy={policy} />
        <RequestersFacts standings={standings} />
        <RatingCard insurer={policy.insurer} standings={standings} />
        <LimitTypesCard policyId={policy.id} />
        <PolicyAgency awaited props={{ policy }} />
      </div>
    </div>
  );
});
