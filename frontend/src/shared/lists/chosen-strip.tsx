import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import './bulk.css';

interface ChosenStripProps {
  readonly count: number;
  /** Of the whole list, where more can be chosen than are shown. */
  readonly total: number;
  readonly onAll: () => void;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** How many rows of a list are chosen, and what can be done with them; nothing while none are. */
export function ChosenStrip({ count, total, onAll, onClear, children }: ChosenStripProps) {
  if (count === 0) return null;
  return (
    <div className="bulk-strip" role="region" aria-label="Chosen rows">
      <span className="num" role="status">
        {count.toLocaleString('en-US')} chosen
      </span>
      {total > count ? (
        <Button type="button" size="small" className="ghost" onClick={onAll}>
          Choose all {total.toLocaleString('en-US')}
        </Button>
      ) : null}
      {children}
      <Button type="button" size="small" className="ghost" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
