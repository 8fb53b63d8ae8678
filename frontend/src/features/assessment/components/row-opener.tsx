import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import './row-opener.css';

interface RowOpenerProps {
  /** The id of what it unfolds. */
  readonly controls: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}

/** The heading of a row, which unfolds what the row rests on. */
export function RowOpener({ controls, open, onOpen, children }: RowOpenerProps) {
  return (
    <h3>
      <button
        type="button"
        className="why-open"
        aria-expanded={open}
        aria-controls={controls}
        onClick={() => onOpen(!open)}
      >
        <ChevronRight size={16} aria-hidden />
        {children}
      </button>
    </h3>
  );
}
