import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '#shared/format/plural';

const SHOWN = 4;

/** One policy, request or share. */
export interface MovingItem {
  readonly id: string;
  readonly title: string;
  /** Its page, where the viewer may open it. */
  readonly to?: string;
  readonly detail: string;
  readonly due: { readonly text: string; readonly hot: boolean } | null;
}

interface MovingGroupProps {
  readonly icon: LucideIcon;
  readonly singular: string;
  readonly many: string;
  readonly note: string;
  readonly items: readonly MovingItem[];
}

/** Things of one sort that go with the client: the first few, and the rest on request. */
export function MovingGroup({ icon: Icon, singular, many, note, items }: MovingGroupProps) {
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const rest = items.length - SHOWN;
  const Chevron = all ? ChevronUp : ChevronDown;
  return (
    <li className="tr-group">
      <div className="tr-group-head">
        <Icon size={17} aria-hidden />
        <h3>
          <b className="num">{items.length}</b> {items.length === 1 ? singular : many}
        </h3>
        {note ? <span className="sub">{note}</span> : null}
      </div>
      <ul>
        {(all ? items : items.slice(0, SHOWN)).map(({ id, title, detail, due, to }) => (
          <li key={id}>
            <div>
              {to ? (
                <Link className="cell-main" to={to}>
                  {title}
                </Link>
              ) : (
                <b>{title}</b>
              )}{' '}
              <span className="sub">{detail}</span>
            </div>
            {due ? <span className={`tr-due${due.hot ? ' hot' : ''}`}>{due.text}</span> : null}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <button type="button" className="text-link" aria-expanded={all} onClick={() => setAll(!all)}>
          <Chevron size={14} aria-hidden />
          {all ? 'Fewer' : plural(rest, 'more', 'more')}
          <span className="visually-hidden"> {many}</span>
        </button>
      ) : null}
    </li>
  );
}
