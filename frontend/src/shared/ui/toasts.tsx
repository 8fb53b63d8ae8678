import { CircleCheck, CircleX, Info, X, type LucideIcon } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { commandSubmitted, type CommandRequest } from '../commands/commands.slice.js';
import { toastDismissed, type Toast } from '../toasts/toasts.slice.js';
import './feedback.css';

const ICONS: Readonly<Record<Toast['tone'], LucideIcon>> = { ok: CircleCheck, bad: CircleX, info: Info };

/** Shows what `toastRaised` says; mounted once. */
export function Toasts() {
  const toasts = useSelector((state: { readonly toasts: readonly Toast[] }) => state.toasts);
  const dispatch = useDispatch();
  const takeBack = (id: string, request: CommandRequest) => {
    dispatch(toastDismissed(id));
    dispatch(
      commandSubmitted({ key: `undo/${id}`, submission: crypto.randomUUID(), request: { ...request, alone: true } }),
    );
  };
  return (
    <div className="toasts" role="status" data-react-aria-top-layer>
      {toasts.map(({ id, title, text, tone, undo }) => {
        const Icon = ICONS[tone];
        return (
          <div key={id} className={`toast ${tone}`}>
            <Icon size={18} aria-hidden />
            <div>
              {title ? <p className="cell-main">{title}</p> : null}
              <p>{text}</p>
            </div>
            {undo ? (
              <button type="button" className="text-link" onClick={() => takeBack(id, undo)}>
                Undo
              </button>
            ) : null}
            <button type="button" aria-label="Dismiss" onClick={() => dispatch(toastDismissed(id))}>
              <X size={16} aria-hidden />
            </button>
          </div>
        );
      })}
    </div>
  );
}
