import { CircleCheck, CircleX, Info, X, type LucideIcon } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { toastDismissed, type Toast } from '../toasts/toasts.slice.js';
import './feedback.css';

const ICONS: Readonly<Record<Toast['tone'], LucideIcon>> = { ok: CircleCheck, bad: CircleX, info: Info };

/** Shows what `toastRaised` says; mounted once. */
export function Toasts() {
  const toasts = useSelector((state: { readonly toasts: readonly Toast[] }) => state.toasts);
  const dispatch = useDispatch();
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, title, text, tone }) => {
        const Icon = ICONS[tone];
        return (
          <div key={id} className={`toast ${tone}`}>
            <Icon size={18} aria-hidden />
            <div>
              {title ? <p className="cell-main">{title}</p> : null}
              <p>{text}</p>
            </div>
            <button type="button" aria-label="Dismiss" onClick={() => dispatch(toastDismissed(id))}><X size={16} aria-hidden /></button>
          </div>
        );
      })}
    </div>
  );
}
