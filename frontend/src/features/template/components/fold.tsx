import { useState, type ReactNode } from 'react';
import './further-fields.css';

interface FoldProps {
  readonly title: string;
  /** How it stands at first. */
  readonly begins?: boolean;
  /** It cannot be folded: something in it is wrong. */
  readonly held?: boolean;
  readonly children: ReactNode;
}

/** What is not in use: folded, until a person opens it. */
export function Fold({ title, begins = false, held = false, children }: FoldProps) {
  const [open, setOpen] = useState(begins);
  return (
    <details className="further" open={open || held} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
