import { SearchField } from '../../../shared/forms/search-field.js';
import { useSession } from '../../../shared/session/use-session.js';
import type { ViewQuery } from '../../../shared/views/view-query.js';

/** A company as the search tells it. */
export interface CompanyHit {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

interface CompanyPickProps {
  /** Its name; empty while none is chosen. */
  readonly chosen: string;
  readonly onChoose: (company: CompanyHit | null) => void;
}

const ENOUGH = 3;

/** The other side: requesters look for insureds, insureds and their agents for requesters. */
export function CompanyPick({ chosen, onChoose }: CompanyPickProps) {
  const { role } = useSession();
  const sought = role === 'insured' ? 'requester' : 'insured';
  const queryOf = (keyword: string): ViewQuery | null =>
    (keyword.length < ENOUGH ? null : { view: 'companies', path: 'company/search', query: { keyword, role: sought, size: 8 } });
  return (
    <div className="ui form alog-company">
      <SearchField<CompanyHit>
        id="log-company"
        label={<span className="visually-hidden">Company</span>}
        placeholder="Any company"
        chosen={chosen}
        onChoose={onChoose}
        queryOf={queryOf}
        optionOf={({ id, name, city, state }) => ({ id, title: name, detail: `${city}, ${state}` })}
        hint="Type at least three letters of its name."
      />
    </div>
  );
}
