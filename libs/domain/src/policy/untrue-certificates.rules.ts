import type { Issue } from '../issued-certificate/issued-certificate.contract.js';
import type { NotEligibleBecause } from '../issued-certificate/certificate-content.contract.js';
import { equal } from '../kernel/equal.js';
import type { CalendarDate } from '../kernel/dates.js';
import { certifiableOn } from './policy-certifiable.js';
import type { AddedPolicy } from './policy.state.js';

/** A policy before a fact was recorded and with it. `revision`: of the first event of the fact. */
export interface CorrectedPolicy {
  readonly before: AddedPolicy;
  readonly after: AddedPolicy;
  readonly revision: number;
}

const NOT_IN_FORCE: readonly (NotEligibleBecause | null)[] = ['canceled', 'expired', 'notYetInForce'];

/** What a certificate of a day states of a policy: its terms, and that it is in force. Whether an agent has approved them by now is another question. */
function statedOn(policy: AddedPolicy, day: CalendarDate) {
  const { certified, because } = certifiableOn(policy, day);
  return { terms: certified.terms, isInForce: !NOT_IN_FORCE.includes(because) };
}

/** Whether an issue of a certificate read the policy without the fact, which says of the day of issue something else than it states [H13]. */
export function isUntrueIssue({ policies, issuedOn }: Issue, { before, after, revision }: CorrectedPolicy): boolean {
  const stated = policies.find(({ policyId }) => policyId === after.policyId);
  if (stated === undefined || stated.revision >= revision) return false;
  return !equal(statedOn(before, issuedOn), statedOn(after, issuedOn));
}
