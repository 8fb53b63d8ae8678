import { X } from 'lucide-react';
import { SearchField } from '#shared/forms/search-field.tsx';
import type { SearchFieldProps } from '#shared/forms/search-option';

interface LogPickProps<Row> extends Pick<
  SearchFieldProps<Row>,
  'id' | 'chosen' | 'onChoose' | 'queryOf' | 'optionOf' | 'hint' | 'placeholder'
> {
  readonly label: string;
}

/** What every filter that is chosen by name needs. */
export interface PickProps<Row> {
  /** Its name; empty while none is chosen. */
  readonly chosen: string;
  readonly onChoose: (row: Row | null) => void;
}

/** A filter of the log by one thing: the reader searches for it, and one click removes it. */
export function LogPick<Row>({ label, ...search }: LogPickProps<Row>) {
  const { chosen, onChoose } = search;
  return (
    <div className="ui form activity-pick">
      <SearchField<Row> label={<span className="visually-hidden">{label}</span>} {...search} />
      {chosen ? (
        <button type="button" aria-label={`Clear filter: ${chosen}`} onClick={() => onChoose(null)}>
          <X size={14} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
