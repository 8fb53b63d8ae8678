import { MoreHorizontal, type LucideIcon } from 'lucide-react';
import type { Right } from '../session/use-may.js';
import { ActChoices } from '../ui/act-choices.js';
import { Popover } from '../ui/popover.js';
import type { Column } from './column.js';
import './row-acts.css';

/** Something that can be done with a row. */
export interface RowAct<Row> {
  /** `Cancel…`. */
  readonly text: string;
  readonly icon: LucideIcon;
  /** Whether it can be done with this row; with every one where it is left out. */
  readonly fits?: (row: Row) => boolean;
  readonly onAct: (row: Row) => void;
}

interface RowActs<Row> {
  /** The calls that the acts send. */
  readonly sends: readonly Right[];
  /** Names the row to those who do not see it: `the request to Granite Peak`. */
  readonly nameOf: (row: Row) => string;
  readonly acts: readonly RowAct<Row>[];
}

/** The column of what can be done with a row: a menu, and on hover or focus the acts themselves. */
export const actsColumn = <Row,>({ sends, nameOf, acts }: RowActs<Row>): Column<Row> => ({
  id: 'acts',
  title: 'Actions',
  head: <span className="visually-hidden">Actions</span>,
  fixed: true,
  sends,
  width: '56px',
  cell: (row) => <RowMenu row={row} name={nameOf(row)} acts={acts} />,
});

interface RowMenuProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly acts: readonly RowAct<Row>[];
}

/** What can be done with a row of a table or an item of a list: a menu, and in a table on hover or focus the acts themselves. */
export function RowMenu<Row>({ row, name, acts: all }: RowMenuProps<Row>) {
  const acts = all.filter(({ fits }) => fits?.(row) ?? true);
  if (acts.length === 0) return null;
  return (
    <div className="row-acts">
      <div className="row-acts-near">
        {acts.map(({ text, icon: Icon, onAct }) => (
          <button key={text} type="button" aria-label={`${text.replace('…', '')}: ${name}`} onClick={() => onAct(row)}>
            <Icon size={15} aria-hidden /> {text}
          </button>
        ))}
      </div>
      <Popover
        label={`Actions: ${name}`}
        trigger={(props) => (
          <button type="button" className="row-acts-menu" aria-label={`Actions: ${name}`} {...props}>
            <MoreHorizontal size={17} aria-hidden />
          </button>
        )}
      >
        {(close) => (
          <ActChoices acts={acts.map(({ onAct, ...act }) => ({ ...act, onClick: () => onAct(row) }))} close={close} />
        )}
      </Popover>
    </div>
  );
}
