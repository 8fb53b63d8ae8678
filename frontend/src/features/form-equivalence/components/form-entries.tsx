import type { FormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { editionTexts } from '@covertrail/wording/form-equivalence/form-index-words';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat } from '#shared/format/instant-format';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { Chip } from '#shared/ui/status-tag.tsx';
import { ENTRIES_BY_MANAGERS, ENTRY_STATES } from '../entry-state.words.js';
import { ScopeList } from './scope-list.js';

interface EntryActions {
  readonly onChange: (entry: FormEntry) => void;
  readonly onWithdraw: (entry: FormEntry) => void;
}

interface FormEntriesProps {
  readonly entries: readonly FormEntry[];
  /** Null for a reader who may not change entries. */
  readonly actions: EntryActions | null;
}

/** What the company itself says of a form. */
export function FormEntries({ entries, actions }: FormEntriesProps) {
  return (
    <Panel title="Your entries">
      {entries.length === 0 ? (
        <EmptyState title="You say nothing of this form">
          The index of the product decides.{' '}
          {actions ? 'Add an entry to accept the form for more, or for less.' : ENTRIES_BY_MANAGERS}
        </EmptyState>
      ) : (
        <ul className="form-entries">
          {entries.map((entry) => (
            <Entry key={entry.entryId} entry={entry} actions={actions} />
          ))}
        </ul>
      )}
      {entries.length > 0 && !actions ? <p className="sub panel-body">{ENTRIES_BY_MANAGERS}</p> : null}
    </Panel>
  );
}

function Entry({ entry, actions }: { readonly entry: FormEntry; readonly actions: EntryActions | null }) {
  const {
    line,
    state,
    terms: { editions, gives, doesNotGive, note },
    effectiveFrom,
    until,
    changedAt,
    changedBy,
  } = entry;
  const { text, tone } = ENTRY_STATES[state];
  return (
    <li>
      <h3>
        {LINE_NAMES[line]} · {editionTexts(editions).join(', ')} <Chip label={text} tone={tone} />
      </h3>
      <ScopeList gives={gives} doesNotGive={doesNotGive} />
      {note === '' ? null : <p>{note}</p>}
      <p className="sub">
        Effective from {dayFormat(effectiveFrom)}
        {until === null ? '' : ` until ${dayFormat(until)}`}. Recorded {instantFormat(changedAt)} by {changedBy}.
      </p>
      {state === 'withdrawn' || !actions ? null : (
        <div className="form-entry-actions">
          <Button type="button" size="small" onClick={() => actions.onChange(entry)}>
            Change…
          </Button>
          <Button type="button" size="small" onClick={() => actions.onWithdraw(entry)}>
            Withdraw…
          </Button>
        </div>
      )}
    </li>
  );
}
