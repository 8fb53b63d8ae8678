import { findCompany } from '@covertrail/contracts/company/company.calls';
import type { CompanyHit } from '@covertrail/contracts/company/company.replies';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import { viewQuery } from '#shared/api/call-request';
import { useReader, type ByReader } from '#shared/session/by-reader';
import { LogPick, type PickProps } from './log-pick.js';

const ENOUGH = 3;

/** Whom a reader's company deals with. */
const SOUGHT: ByReader<CompanyRole> = { requester: 'insured', insured: 'requester', agent: 'insured' };

/** The other companies: insureds search requesters, requesters and agents search insureds. */
export function CompanyPick(pick: PickProps<CompanyHit>) {
  const sought = SOUGHT[useReader()];
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
