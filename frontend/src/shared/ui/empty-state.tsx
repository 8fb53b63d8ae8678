import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './feedback.css';

interface EmptyStateProps {
  /** Without it: `No data available`. */
  readonly title?: string;
  /** Why it is empty, and what the person can do to fill it. */
  readonly children?: ReactNode;
  readonly icon?: LucideIcon;
  readonly action?: ReactNode;
}

/** Shown instead of a list that is empty. */
export function EmptyState({ title = 'No data available', children, icon: Icon = Inbox, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="mark" aria-hidden>
        <Icon size={22} strokeWidth={1.8} />
      </span>
      <p className="cell-main">{title}</p>
      {children ? <p className="sub">{children}</p> : null}
      {action}
    </div>
  );
}
