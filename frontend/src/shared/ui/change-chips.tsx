import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** What an event changed; shows nothing when it changed nothing. */
export function ChangeChips({ changes, children }: ChangeChipsProps) {
  if (changes.length === 0 && !children) return null;
  return (
    <ul className="change-chips" aria-label="What changed">
      {changes.map(({ label, before, after }, index) => (
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
      {children}
    </ul>
  );
}

/** The arrow between before and after. */
export const Became = ({ size = 12 }: { readonly size?: number }) => (
  <ArrowRight size={size} role="img" aria-label="became" />
);
