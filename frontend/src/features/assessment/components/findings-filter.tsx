import { Gavel } from 'lucide-react';
import { Button, Checkbox } from 'semantic-ui-react';
import { plural } from '#shared/format/plural';

interface FindingsFilterProps {
  /** Whether only what needs action is shown. */
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
  /** How many findings need action, of how many. */
  readonly action: number;
  readonly all: number;
  /** How many exceptions the viewer may handle. */
  readonly toDecide: number;
  readonly onDecide: () => void;
  readonly anyOpen: boolean;
  /** Opens all that are shown, or closes all. */
  readonly onOpenAll: (open: boolean) => void;
}

/** What stands above the findings: which are shown and open, and the decision about all exceptions at once. */
export function FindingsFilter(props: FindingsFilterProps) {
  const { only, onOnly, action, all, toDecide, onDecide, anyOpen, onOpenAll } = props;
  return (
    <div className="why-filter">
      <Checkbox
        id="only-action"
        toggle
        checked={only}
        onChange={() => onOnly(!only)}
        label={`Only what needs action (${action})`}
      />
      <span className="sub" role="status">
        {only ? `${plural(action, 'requirement')} of ${all}` : ''}
      </span>
      {toDecide > 0 ? (
        <Button type="button" size="small" onClick={onDecide}>
          <Gavel size={15} aria-hidden /> Handle exceptions ({toDecide})
        </Button>
      ) : null}
      <Button type="button" className="ghost" size="small" onClick={() => onOpenAll(!anyOpen)}>
        {anyOpen ? 'Collapse all' : 'Expand all'}
      </Button>
    </div>
  );
}
