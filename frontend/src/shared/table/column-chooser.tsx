import { Columns3 } from 'lucide-react';
import { Button } from '../ui/button.js';
import { Popover } from '../ui/popover.js';
import { ColumnChoices, type ColumnChoicesProps } from './column-choices.js';

/** Lets a person show and hide columns. */
export function ColumnChooser<Row>(choices: ColumnChoicesProps<Row>) {
  return (
    <Popover
      label="Columns"
      trigger={(props) => (
        <Button type="button" className="ghost" size="small" {...props}>
          <Columns3 size={16} aria-hidden /> Columns
        </Button>
      )}
    >
      <ColumnChoices {...choices} />
    </Popover>
  );
}
