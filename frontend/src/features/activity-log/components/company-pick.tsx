import { findCompany } from '@covertrail/contracts/company/company.calls';
import type { CompanyHit } from '@covertrail/contracts/company/company.replies';
import { viewQuery } from '#shared/api/call-request';
import { useSession } from '#shared/session/use-session';
import { LogPick, type PickProps } from './log-pick.js';

const ENOUGH = 3;

/** The other companies: requesters search insureds, insureds and their agents search requesters. */
export function CompanyPick(pick: PickProps<CompanyHit>) {
  const { role } = useSession();
  const sought = role === 'insured' ? 'requester' : 'insured';
  const queryOf = (keyword: string) =>
    keyword.length < ENOUGH ? null : viewQuery(findCompany, { query: { keyword, role: sought, size: 8 } });
  return (
    <LogPick
      {...pick}
      id="log-company"
      label="Company"
      placeholder="Any company"
      queryOf={queryOf}
      optionOf={({ id, name, city, state }) => ({ id, title: name, detail: `${city}, ${state}` })}
      hint="Type at least three letters of its name."
    />
  );
}
