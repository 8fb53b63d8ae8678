import { useId, type ReactNode } from 'react';

interface PanelProps {
  /** Of the section, where something leads to it. */
  readonly id?: string;
  readonly title?: string;
  readonly right?: ReactNode;
  readonly foot?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A card with a heading that names its region. Wrap plain content in `<div className="panel-body">`. */
export function Panel({ id, title, right, foot, className = '', children }: PanelProps) {
  const headingId = useId();
  return (
    <section
      className={`ui segment panel ${className}`}
      {...(id ? { id } : {})}
      {...(title ? { 'aria-labelledby': headingId } : {})}
    >
      {title || right ? (
        <div className="panel-head">
          {title ? <h2 id={headingId}>{title}</h2> : null}
          {right ? <div className="right">{right}</div> : null}
        </div>
      ) : null}
      {children}
      {foot ? <div className="panel-foot">{foot}</div> : null}
    </section>
  );
}
