import { Checkbox } from '../ui/checkbox.js';
import type { Column } from './column.js';

export interface ColumnChoicesProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
}

/** The columns that may be hidden, each with a box. */
export function ColumnChoices<Row>({ columns, isShown, onToggle }: ColumnChoicesProps<Row>) {
  return (
    <ul className="column-choices">
      {columns
        .filter(({ fixed }) => !fixed)
        .map(({ id, title }) => (
          <li key={id}>
            <Checkbox id={`column-${id}`} label={title} checked={isShown(id)} onChange={() => onToggle(id)} />
          </li>
        ))}
    </ul>
  );
}
