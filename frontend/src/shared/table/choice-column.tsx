import { useEffect, useRef } from 'react';
import type { Column } from './column.js';
import type { RowChoice } from './row-choice.js';

/** A column of boxes; the box in its heading chooses the rows of the page. */
export function choiceColumn<Row>(choice: RowChoice<Row>, rows: readonly Row[]): Column<Row> {
  const chosen = rows.filter((row) => choice.isChosen(row)).length;
  const all = chosen === rows.length;
  return {
    id: 'chosen',
    title: 'Chosen',
    width: '44px',
    fixed: true,
    head: (
      <ChoiceBox
        label="Choose all rows of this page"
        checked={all}
        mixed={chosen > 0 && !all}
        onChange={(on) => choice.choose(rows, on)}
      />
    ),
    cell: (row) => (
      <ChoiceBox
        label={`Choose ${choice.nameOf(row)}`}
        checked={choice.isChosen(row)}
        onChange={(on) => choice.choose([row], on)}
      />
    ),
  };
}

interface ChoiceBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some are chosen and others not. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

function ChoiceBox({ label, checked, mixed = false, onChange }: ChoiceBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="row-choice">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
