import { Button } from 'semantic-ui-react';
import type { FormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { LINE_NAMES } from '@covertrail/wording/compliance/labels';
import { editionTexts } from '@covertrail/wording/form-equivalence/form-index-words';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { ENTRY_STATES } from '../entry-state.words.js';
import { ScopeList } from './scope-list.js';

interface FormEntriesProps {
  readonly entries: readonly FormEntry[];
  readonly onChange: (entry: FormEntry) => void;
  readonly onWithdraw: (entry: FormEntry) => void;
}

/** What the company itself says of a form. */
export function FormEntries({ entries, onChange, onWithdraw }: FormEntriesProps) {
  return (
    <Panel title="Your entries">
      {entries.length === 0 ? (
        <EmptyState title="You say nothing of this form">The index of the product decides. Add an entry to accept the form for more, or for less.</EmptyState>
      ) : (
        <ul className="form-entries">
          {entries.map((entry) => <Entry key={entry.entryId} entry={entry} onChange={() => onChange(entry)} onWithdraw={() => onWithdraw(entry)} />)}
        </ul>
      )}
    </Panel>
  );
}

function Entry({ entry, onChange, onWithdraw }: { readonly entry: FormEntry; readonly onChange: () => void; readonly onWithdraw: () => void }) {
  const { line, state, terms: { editions, gives, doesNotGive, note }, effectiveFrom, until, changedAt, changedBy } = entry;
  const { text, tone } = ENTRY_STATES[state];
  return (
    <li>
      <h3>{LINE_NAMES[line]} · {editionTexts(editions).join(', ')} <Chip label={text} tone={tone} /></h3>
      <ScopeList gives={gives} doesNotGive={doesNotGive} />
      {note === '' ? null : <p>{note}</p>}
      <p className="sub">Effective from {dayFormat(effectiveFrom)}{until === null ? '' : ` until ${dayFormat(until)}`}. Recorded {instantFormat(changedAt)} by {changedBy}.</p>
      {state === 'withdrawn' ? null : (
        <div className="form-entry-actions">
          <Button type="button" size="small" onClick={onChange}>Change…</Button>
          <Button type="button" size="small" onClick={onWithdraw}>Withdraw…</Button>
        </div>
      )}
    </li>
  );
}
