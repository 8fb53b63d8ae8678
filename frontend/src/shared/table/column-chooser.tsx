import { Columns3 } from 'lucide-react';
import { Checkbox } from 'semantic-ui-react';
import { Button } from '../ui/button.js';
import { Popover } from '../ui/popover.js';
import type { Column } from './column.js';

interface ColumnChooserProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
}

/** Lets a person show and hide columns. */
export function ColumnChooser<Row>({ columns, isShown, onToggle }: ColumnChooserProps<Row>) {
  const choosable = columns.filter(({ fixed }) => !fixed);
  return (
    <Popover
      label="Columns"
      trigger={(props) => (
        <Button type="button" className="ghost" size="small" {...props}>
          <Columns3 size={16} aria-hidden /> Columns
        </Button>
      )}
    >
      <ul className="column-choices">
        {choosable.map(({ id, title }) => (
          <li key={id}>
            <Checkbox id={`column-${id}`} label={title} checked={isShown(id)} onChange={() => onToggle(id)} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
