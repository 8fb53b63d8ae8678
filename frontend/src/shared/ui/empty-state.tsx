import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './feedback.css';

interface EmptyStateProps {
  /** The specification's word for an empty list is `No data available`. */
  readonly title?: string;
  /** Why it is empty, and what brings something here. */
  readonly children?: ReactNode;
  readonly icon?: LucideIcon;
  readonly action?: ReactNode;
}

/** Stands where a list would, when there is nothing in it. */
export function EmptyState({ title = 'No data available', children, icon: Icon = Inbox, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="mark" aria-hidden><Icon size={22} strokeWidth={1.8} /></span>
      <p className="cell-main">{title}</p>
      {children ? <p className="sub">{children}</p> : null}
      {action}
    </div>
  );
}
