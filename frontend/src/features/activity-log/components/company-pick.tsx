import { useSession } from '#shared/session/use-session';
import type { ViewQuery } from '#shared/views/view-query';
import { LogPick, type PickProps } from './log-pick.js';

/** A company as the search tells it. */
export interface CompanyHit {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

const ENOUGH = 3;

/** The other side: requesters look for insureds, insureds and their agents for requesters. */
export function CompanyPick(pick: PickProps<CompanyHit>) {
  const { role } = useSession();
  const sought = role === 'insured' ? 'requester' : 'insured';
  const queryOf = (keyword: string): ViewQuery | null =>
    (keyword.length < ENOUGH ? null : { view: 'companies', path: 'company/search', query: { keyword, role: sought, size: 8 } });
  return (
    <LogPick<CompanyHit>
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
