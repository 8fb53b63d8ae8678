import type { BookSheetPreview } from '@covertrail/contracts/book-import/book-import.replies';
import { SelectField } from '../forms/select-field.js';
import './books.css';

interface ColumnMappingProps {
  readonly preview: Pick<BookSheetPreview, 'columns' | 'heading' | 'examples' | 'missing'>;
  readonly disabled: boolean;
  readonly onMap: (field: string, column: number | null) => void;
}

const NONE = '';

/** Which column of a sheet holds what: guessed from its titles, and changed here. Under each stands what its first row says. */
export function ColumnMapping({
  preview: { columns, heading, examples, missing },
  disabled,
  onMap,
}: ColumnMappingProps) {
  const choices = heading.map((title, at) => ({ value: String(at), text: title || `Column ${at + 1}` }));
  return (
    <fieldset className="column-mapping">
      <legend>Columns</legend>
      {missing.length > 0 ? (
        <p className="sub" role="alert">
          Please choose the columns of: {missing.join(', ')}.
        </p>
      ) : null}
      <div className="ui form column-mapping-fields">
        {columns.map(({ field, title, needed, column }) => (
          <SelectField
            key={field}
            id={`column-${field}`}
            label={title}
            required={needed}
            clearable
            search
            disabled={disabled}
            choices={choices}
            placeholder="Not in this sheet"
            value={column === null ? NONE : String(column)}
            onChange={(value) => onMap(field, value === NONE ? null : Number(value))}
            note={exampleOf(examples, column)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function exampleOf(examples: BookSheetPreview['examples'], column: number | null): string {
  const text = column === null ? undefined : examples.map((row) => row[column] ?? '').find((each) => each !== '');
  return text === undefined ? '' : `Such as: ${text}`;
}
