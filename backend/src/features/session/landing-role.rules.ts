import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import type { LoginRecord } from '@covertrail/contracts/session/session.replies';

const WORD: Readonly<Record<CompanyRole, LoginRecord['role']>> = {
  agency: 'Agent',
  requester: 'Requestor',
  insured: 'Insured',
};
const ORDER: readonly CompanyRole[] = ['agency', 'requester', 'insured'];

/** The words for roles, in the order in which they decide a person's first page [A03]. */
export function roleWords(roles: readonly CompanyRole[]): [LoginRecord['role'], ...LoginRecord['role'][]] {
  const [first = 'Insured', ...rest] = ORDER.filter((role) => roles.includes(role)).map((role) => WORD[role]);
  return [first, ...rest];
}
