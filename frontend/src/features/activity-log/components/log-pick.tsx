import { X } from 'lucide-react';
import { SearchField } from '#shared/forms/search-field.tsx';
import type { SearchFieldProps } from '#shared/forms/search-option';

interface LogPickProps<Row> extends Pick<SearchFieldProps<Row>, 'id' | 'chosen' | 'onChoose' | 'queryOf' | 'optionOf' | 'hint' | 'placeholder'> {
  readonly label: string;
}

/** What everybody who picks a filter by its name needs to know of what is picked. */
export interface PickProps<Row> {
  /** Its name; empty while none is chosen. */
  readonly chosen: string;
  readonly onChoose: (row: Row | null) => void;
}

/** A filter of the log by one of many: searched, and taken away again by one click. */
export function LogPick<Row>({ label, ...search }: LogPickProps<Row>) {
  const { chosen, onChoose } = search;
  return (
    <div className="ui form alog-pick">
      <SearchField<Row> label={<span className="visually-hidden">{label}</span>} {...search} />
      {chosen ? <button type="button" aria-label={`Clear filter: ${chosen}`} onClick={() => onChoose(null)}><X size={14} aria-hidden /></button> : null}
    </div>
  );
}
