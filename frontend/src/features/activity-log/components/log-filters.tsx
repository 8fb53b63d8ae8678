import { X } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { agencyPolicies, policyList } from '@covertrail/contracts/policy/policy.calls';
import type { PolicyListDto } from '@covertrail/contracts/policy/policy.inputs';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery, type Asked } from '#shared/api/call-request';
import type { ViewQuery } from '#shared/views/view-query';
import { DayBox } from '#shared/forms/day-box.tsx';
import { useReader, type ByReader } from '#shared/session/by-reader';
import { useSession } from '#shared/session/use-session';
import { useToday } from '#shared/session/use-today';
import type { LogFilters as Filters } from '../activity-log.hook.js';
import { AboutPick } from './about-pick.js';
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
  readonly narrowed: boolean;
  readonly onNarrow: (filters: Partial<Filters>, name?: string) => void;
  readonly onShowAll: () => void;
}

/**
 * The filters of the log: company, person, policy, feature and time. A requester has no list of policies to search: it chooses
 * one from the rows.
 */
export function LogFilters({ filters, names, narrowed, onNarrow, onShowAll }: LogFiltersProps) {
  const today = useToday();
  const policies = usePolicyList();
  const { company, policy, user, feature, from, to } = filters;
  const policyName = policy ? (names[policy] ?? 'One policy') : '';
  return (
    <>
      <CompanyPick
        chosen={company ? (names[company] ?? 'One company') : ''}
        onChoose={(hit) => onNarrow({ company: hit?.id ?? '' }, hit?.name)}
      />
      <PersonPick
        chosen={user ? (names[user] ?? 'One person') : ''}
        onChoose={(person) => onNarrow({ user: person?.id ?? '' }, person?.name)}
      />
      {policies ? (
        <PolicyPick
          listOf={policies}
          chosen={policyName}
          onChoose={(hit) => onNarrow({ policy: hit?.id ?? '' }, hit ? policyCalled(hit) : '')}
        />
      ) : null}
      <AboutPick feature={feature} onChoose={(chosen) => onNarrow({ feature: chosen })} />
      <div className="activity-days">
        <DayBox
          label="From"
          value={from || null}
          min={FIRST}
          max={to || today}
          onPick={(day) => onNarrow({ from: day })}
          onClear={() => onNarrow({ from: '' })}
        />
        <DayBox
          label="To"
          value={to || null}
          min={from || FIRST}
          max={today}
          onPick={(day) => onNarrow({ to: day })}
          onClear={() => onNarrow({ to: '' })}
        />
      </div>
      {policyName && !policies ? <Narrowed name={policyName} onClear={() => onNarrow({ policy: '' })} /> : null}
      {narrowed ? (
        <Button type="button" className="ghost" size="small" onClick={onShowAll}>
          Clear filters
        </Button>
      ) : null}
    </>
  );
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

function Narrowed({ name, onClear }: { readonly name: string; readonly onClear: () => void }) {
  return (
    <span className="activity-narrowed">
      {name}
      <button type="button" aria-label={`Clear filter: ${name}`} onClick={onClear}>
        <X size={13} aria-hidden />
      </button>
    </span>
  );
}
