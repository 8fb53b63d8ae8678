import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import './fold.css';

interface FoldProps {
  readonly title: string;
  readonly sub?: string;
  readonly children: ReactNode;
}

/** A section that is folded until it is opened; on paper it is open. */
export function Fold({ title, sub, children }: FoldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className="ui segment panel why-fold" aria-labelledby={id}>
      <h2>
        <button
          type="button"
          id={id}
          className="why-open"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight size={16} aria-hidden />
          {title}
        </button>
        {sub ? <span className="sub">{sub}</span> : null}
      </h2>
      <div id={`${id}-body`} className="why-fold-body" hidden={!open}>
        {children}
      </div>
    </section>
  );
}
