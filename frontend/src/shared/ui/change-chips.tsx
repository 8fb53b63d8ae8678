import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { plural } from '../format/plural.js';
import { usePrinting } from './printing.hook.js';
import './change-chips.css';

/** One value before and after, in words. Without `before` the value is new. */
interface Change {
  readonly label: string;
  readonly before?: string;
  readonly after: string;
}

interface ChangeChipsProps {
  readonly changes: readonly Change[];
  /** More of the same list: `<li>` elements. */
  readonly children?: ReactNode;
}

/** So many values that are new are shown; what differs from before is all shown. */
const SHOWN = 8;

/** What an event changed; shows nothing when it changed nothing. Of many new values the first ones, the others on demand and on paper. */
export function ChangeChips({ changes, children }: ChangeChipsProps) {
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  if (changes.length === 0 && !children) return null;
  const shown = open || printing ? changes : firstOf(changes);
  const folded = changes.length - shown.length;
  return (
    <ul className="change-chips" aria-label="What changed">
      {shown.map(({ label, before, after }, index) => (
        <li key={`${label}-${index}`} className="change-chip">
          <span>{label}</span>
          {before === undefined ? null : (
            <>
              <s>{before}</s>
              <Became />
            </>
          )}
          <b>{after}</b>
        </li>
      ))}
      {folded > 0 ? (
        <li>
          <button type="button" className="text-link" onClick={() => setOpen(true)}>
            Show {plural(folded, 'more value')}
          </button>
        </li>
      ) : null}
      {children}
    </ul>
  );
}

function firstOf(changes: readonly Change[]): readonly Change[] {
  let added = 0;
  return changes.filter(({ before }) => before !== undefined || ++added <= SHOWN);
}

/** The arrow between before and after. */
export const Became = ({ size = 12 }: { readonly size?: number }) => (
  <ArrowRight size={size} role="img" aria-label="became" />
);
