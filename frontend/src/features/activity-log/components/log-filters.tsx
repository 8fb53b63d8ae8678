import { activityFeatures } from '@covertrail/contracts/activity-log/activity-log.calls';
import { agencyPolicies, policyList } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyListDto } from '@covertrail/contracts/policy/policy.inputs';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery, type Asked } from '#shared/api/call-request';
import { DayBox } from '#shared/forms/day-box.tsx';
import { dayFormat } from '#shared/format/day-format';
import { FilterLine } from '#shared/lists/filter-line.tsx';
import type { LineFilter } from '#shared/lists/line-filter';
import { useReader, type ByReader } from '#shared/session/by-reader';
import { useSession } from '#shared/session/use-session';
import { useToday } from '#shared/session/use-today';
import { Select } from '#shared/ui/select.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import type { ViewQuery } from '#shared/views/view-query';
import type { LogFilters as Filters } from '../activity-log.hook.js';
import { CompanyPick } from './company-pick.js';
import { PersonPick } from './person-pick.js';
import { policyCalled, PolicyPick } from './policy-pick.js';

/** No event is older. */
const FIRST = '2000-01-01';

/** Names for the ids in the filters, as far as this page knows them. */
export type KnownNames = Readonly<Record<string, string>>;

interface LogFiltersProps {
  readonly filters: Filters;
  readonly names: KnownNames;
  readonly onNarrow: (filters: Partial<Filters>, name?: string) => void;
  readonly onShowAll: () => void;
}

/** The filters of the log: what it is about, company, person, policy and time. */
export function LogFilters({ onShowAll, ...given }: LogFiltersProps) {
  const about = useAboutFilter(given);
  const policy = usePolicyFilter(given);
  const days = useDayFilters(given);
  return (
    <FilterLine filters={[about, companyFilter(given), personFilter(given), policy, ...days]} onClearAll={onShowAll} />
  );
}

type Given = Omit<LogFiltersProps, 'onShowAll'>;

/** What events are about. */
function useAboutFilter({ filters: { feature }, onNarrow }: Given): LineFilter {
  const { rows } = useViewQuery(viewQuery(activityFeatures));
  const choices = rows.map(({ feature: value, about }) => ({ value, text: about }));
  const onChange = (next: string) => onNarrow({ feature: next });
  const common = { label: 'About', placeholder: 'About anything', clearable: true } as const;
  return {
    name: 'feature',
    label: 'About',
    field: <Select {...common} choices={choices} value={feature} onChange={onChange} />,
    chosen: choices.find(({ value }) => value === feature)?.text ?? feature,
    onClear: () => onChange(''),
  };
}

function companyFilter({ filters: { company }, names, onNarrow }: Given): LineFilter {
  const chosen = company ? (names[company] ?? 'One company') : '';
  return {
    name: 'company',
    label: 'Company',
    field: <CompanyPick chosen={chosen} onChoose={(hit) => onNarrow({ company: hit?.id ?? '' }, hit?.name)} />,
    chosen,
    onClear: () => onNarrow({ company: '' }),
  };
}

function personFilter({ filters: { user }, names, onNarrow }: Given): LineFilter {
  const chosen = user ? (names[user] ?? 'One person') : '';
  return {
    name: 'user',
    label: 'Person',
    field: <PersonPick chosen={chosen} onChoose={(person) => onNarrow({ user: person?.id ?? '' }, person?.name)} />,
    chosen,
    onClear: () => onNarrow({ user: '' }),
  };
}

/** A requester has no list of policies to search: it chooses one from the rows. */
function usePolicyFilter({ filters: { policy }, names, onNarrow }: Given): LineFilter {
  const listOf = usePolicyList();
  const chosen = policy ? (names[policy] ?? 'One policy') : '';
  const onChoose = (hit: PolicyRow | null) => onNarrow({ policy: hit?.id ?? '' }, hit ? policyCalled(hit) : '');
  return {
    name: 'policy',
    label: 'Policy',
    field: listOf ? <PolicyPick listOf={listOf} chosen={chosen} onChoose={onChoose} /> : null,
    chosen,
    onClear: () => onChoose(null),
  };
}

/** Days, both included. */
function useDayFilters({ filters: { from, to }, onNarrow }: Given): readonly LineFilter[] {
  const today = useToday();
  const dayOf = (name: 'from' | 'to', label: string, value: string, min: string, max: string): LineFilter => ({
    name,
    label,
    field: (
      <DayBox
        label={label}
        value={value || null}
        min={min}
        max={max}
        onPick={(day) => onNarrow({ [name]: day })}
        onClear={() => onNarrow({ [name]: '' })}
      />
    ),
    chosen: value && dayFormat(value),
    onClear: () => onNarrow({ [name]: '' }),
  });
  return [dayOf('from', 'From', from, FIRST, to || today), dayOf('to', 'To', to, from || FIRST, today)];
}

type PolicyList = (query: Asked<PolicyListDto>, companyId: string) => ViewQuery<PolicyRow>;

/** A requester has no list of policies. */
const POLICY_LISTS: ByReader<PolicyList | null> = {
  requester: null,
  insured: (query, companyId) => viewQuery(policyList, { params: { companyId }, query }),
  agent: (query) => viewQuery(agencyPolicies, { query }),
};

/** The call that lists the policies of this company; null where there is none. */
function usePolicyList() {
  const { user } = useSession();
  const list = POLICY_LISTS[useReader()];
  return list && ((query: Asked<PolicyListDto>) => list(query, user.companyId));
}
