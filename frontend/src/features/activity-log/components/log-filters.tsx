import { X } from 'lucide-react';
import { Button } from 'semantic-ui-react';
import { DayBox } from '../../../shared/forms/day-box.js';
import { useToday } from '../../../shared/session/use-today.js';
import { Select } from '../../../shared/ui/select.js';
import type { LogFilters as Filters } from '../activity-log.hook.js';
import { FEATURE_CHOICES } from '../activity-log.words.js';
import { CompanyPick } from './company-pick.js';

/** No event is older. */
const FIRST = '2000-01-01';

/** Names of what is filtered by id, as far as this page has heard them. */
export type KnownNames = Readonly<Record<string, string>>;

interface LogFiltersProps {
  readonly filters: Filters;
  readonly names: KnownNames;
  readonly narrowed: boolean;
  readonly onNarrow: (filters: Partial<Filters>, name?: string) => void;
  readonly onShowAll: () => void;
}

/** What narrows the log: company, feature and time here, a person or a policy from its rows. */
export function LogFilters({ filters, names, narrowed, onNarrow, onShowAll }: LogFiltersProps) {
  const today = useToday();
  const { company, policy, user, feature, from, to } = filters;
  return (
    <>
      <CompanyPick chosen={company ? (names[company] ?? 'One company') : ''} onChoose={(hit) => onNarrow({ company: hit?.id ?? '' }, hit?.name)} />
      <Select label="About" placeholder="About anything" clearable compact choices={FEATURE_CHOICES} value={feature} onChange={(value) => onNarrow({ feature: value })} />
      <DayBox label="From" value={from || null} min={FIRST} max={to || today} onPick={(day) => onNarrow({ from: day })} onClear={() => onNarrow({ from: '' })} />
      <DayBox label="To" value={to || null} min={from || FIRST} max={today} onPick={(day) => onNarrow({ to: day })} onClear={() => onNarrow({ to: '' })} />
      {user ? <Narrowed name={names[user] ?? 'One person'} onClear={() => onNarrow({ user: '' })} /> : null}
      {policy ? <Narrowed name={names[policy] ?? 'One policy'} onClear={() => onNarrow({ policy: '' })} /> : null}
      {narrowed ? <Button type="button" className="ghost" size="small" onClick={onShowAll}>Clear filters</Button> : null}
    </>
  );
}

function Narrowed({ name, onClear }: { readonly name: string; readonly onClear: () => void }) {
  return (
    <span className="alog-narrowed">
      {name}
      <button type="button" aria-label={`No longer only ${name}`} onClick={onClear}><X size={13} aria-hidden /></button>
    </span>
  );
}
