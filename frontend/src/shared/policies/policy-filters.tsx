import { POLICY_STANDINGS } from '@covertrail/domain/policy/policy.contract';
import { displayOf } from '@covertrail/wording/status-display/status-display';
import type { Address } from '../navigation/use-address.js';
import { SearchBox } from '../ui/search-box.js';
import { Select, type Choice } from '../ui/select.js';
import { LINE_CHOICES } from './line-choices.js';
import './policies.css';

const STANDING_CHOICES: readonly Choice[] = POLICY_STANDINGS.map((standing) => ({ value: standing, text: displayOf('agentList', standing).full }));

/** What narrows a list of policies, by its name in the address; null takes it out. */
export const NO_POLICY_FILTERS = { keyword: null, line: null, standing: null } as const;

interface PolicyFiltersProps {
  readonly address: Address;
  /** The page holds the list to one status already. */
  readonly withoutStanding?: boolean;
}

/** Search, line and status over a list of policies. */
export function PolicyFilters({ address: { get, change }, withoutStanding = false }: PolicyFiltersProps) {
  return (
    <div className="policy-filters">
      <SearchBox label="Policy number or insurer" value={get('keyword') ?? ''} onSearch={(keyword) => change({ keyword })} />
      <Select
        label="Line" placeholder="All lines" clearable choices={LINE_CHOICES}
        value={get('line') ?? ''} onChange={(line) => change({ line })}
      />
      {withoutStanding ? null : (
        <Select
          label="Status" placeholder="All statuses" clearable choices={STANDING_CHOICES}
          value={get('standing') ?? ''} onChange={(standing) => change({ standing })}
        />
      )}
    </div>
  );
}
