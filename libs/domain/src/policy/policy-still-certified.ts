import type { Issue } from '../issued-certificate/issued-certificate.contract.js';
import { equal } from '../kernel/equal.js';
import type { CalendarDate } from '../kernel/dates.js';
import { certifiableOn } from './policy-certifiable.js';
import type { AddedPolicy } from './policy.state.js';

/** What a further issue would state, of policies as they are now. */
export interface FurtherIssue extends Pick<Issue, 'holder' | 'policies' | 'description'> {
  readonly read: readonly AddedPolicy[];
  readonly on: CalendarDate;
}

/** Whether a certificate that was issued says the same as one that would be issued now: the holder has it already [E03]. */
export function saysTheSame(issued: Issue, { read, on, holder, policies, description }: FurtherIssue): boolean {
  if (!equal({ holder, policies, description }, statedBy(issued))) return false;
  return read.every((policy) => equal(certifiableOn(policy, issued.issuedOn), certifiableOn(policy, on)));
}

const statedBy = ({ holder, policies, description }: Issue): Pick<Issue, 'holder' | 'policies' | 'description'> => ({
  holder,
  policies,
  description,
});
