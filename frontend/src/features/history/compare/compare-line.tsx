import { ArrowRight } from 'lucide-react';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dayText } from '@covertrail/wording/text/day-text';
import { OutcomeIcon, OUTCOMES } from '#shared/ui/outcome-pill.tsx';
import { RichText } from '#shared/ui/rich-text.tsx';
import type { CompareCell, CompareRow } from './compare-rows.js';

interface CompareLineProps {
  readonly row: CompareRow;
  readonly onPick?: (day: CalendarDate) => void;
}

/** One coverage line on both days, and the events that changed it. */
export function CompareLine({ row, onPick }: CompareLineProps) {
  const { line, a, b, changed } = row;
  return (
    <li className={a.outcome === b.outcome ? 'cmp-row' : 'cmp-row turned'}>
      <h3>{LINE_NAMES[line]}</h3>
      <Cell letter="A" cell={a} />
      <ArrowRight size={16} className="cmp-arrow" role="img" aria-label={changed ? 'became' : 'stayed'} />
      <Cell letter="B" cell={b} />
      {changed ? <Causes row={row} onPick={onPick} /> : null}
    </li>
  );
}

function Cell({ letter, cell: { outcome, sentences } }: { readonly letter: string; readonly cell: CompareCell }) {
  return (
    <div className="cmp-cell">
      <span className="cmp-cell-letter">{letter}</span>
      <span className="cmp-outcome">
        <OutcomeIcon outcome={outcome} size={15} />
        <b>{OUTCOMES[outcome].short}</b>
      </span>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function Causes({ row: { causes }, onPick }: CompareLineProps) {
  return (
    <div className="cmp-causes">
      <span className="sub">Because of</span>
      {causes.map(({ id, on, sentence }) => (
        <button key={id} type="button" onClick={() => onPick?.(on)}>
          <b>{dayText(on)}</b>{' '}
          <span>
            <RichText text={sentence} />
          </span>
        </button>
      ))}
      {causes.length === 0 ? <p>No event between the two dates: a date passed.</p> : null}
    </div>
  );
}
