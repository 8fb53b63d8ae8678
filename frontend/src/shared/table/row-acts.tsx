import { MoreHorizontal, type LucideIcon } from 'lucide-react';
import { useRights, type Right } from '../session/use-may.js';
import { ActChoices } from '../ui/act-choices.js';
import { Popover } from '../ui/popover.js';
import type { Column } from './column.js';
import { useFocusInRow } from './focus-in-row.hook.js';
import './row-acts.css';

/** Something that can be done with a row. */
export interface RowAct<Row> {
  /** `Cancel…`. */
  readonly text: string;
  readonly icon: LucideIcon;
  /** The call that is sent in the end: whoever may not send it is not offered the act. */
  readonly sends: Right;
  /** The row waits for it: it has a place of its own in the row, besides the menu. */
  readonly main?: true;
  /** Whether it can be done with this row; with every one where it is left out. */
  readonly fits?: (row: Row) => boolean;
  readonly onAct: (row: Row) => void;
}

interface RowActs<Row> {
  /** Names the row to those who do not see it: `the request to Granite Peak`. */
  readonly nameOf: (row: Row) => string;
  readonly acts: readonly RowAct<Row>[];
}

/** The column of what can be done with a row: a menu, and on hover or focus the act for which the row waits. */
export const actsColumn = <Row,>({ nameOf, acts }: RowActs<Row>): Column<Row> => ({
  id: 'acts',
  title: 'Actions',
  head: <span className="visually-hidden">Actions</span>,
  fixed: true,
  sends: acts.map(({ sends }) => sends),
  width: '56px',
  cell: (row) => <RowMenu row={row} name={nameOf(row)} acts={acts} />,
});

interface RowMenuProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly acts: readonly RowAct<Row>[];
}

/**
 * What the reader may do with a row of a table or an item of a list: a menu, and on hover or focus the act for which it waits, in a place that
 * is kept for it. The focus stays in the row when the act that had it is done and gone.
 */
export function RowMenu<Row>({ row, name, acts: all }: RowMenuProps<Row>) {
  const focus = useFocusInRow();
  const may = useRights();
  const acts = all.filter(({ sends, fits }) => may(sends) && (fits?.(row) ?? true));
  const main = acts.find((act) => act.main);
  return (
    <div className="row-acts" {...focus}>
      {main ? (
        <button
          type="button"
          className="row-acts-main"
          title={main.text}
          aria-label={`${main.text.replace('…', '')}: ${name}`}
          onClick={() => main.onAct(row)}
        >
          <main.icon size={15} aria-hidden /> <span>{main.text}</span>
        </button>
      ) : null}
      {acts.length === 0 ? null : (
        <Popover
          label={`Actions: ${name}`}
          trigger={(props) => (
            <button type="button" className="row-acts-menu" aria-label={`Actions: ${name}`} {...props}>
              <MoreHorizontal size={17} aria-hidden />
            </button>
          )}
        >
          {(close) => (
            <ActChoices
              acts={acts.map(({ text, icon, onAct }) => ({ text, icon, onClick: () => onAct(row) }))}
              close={close}
            />
          )}
        </Popover>
      )}
    </div>
  );
}
