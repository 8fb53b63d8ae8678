import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../ui/button.js';
import { useFirstOf } from '../ui/first-of.hook.js';
import type { RunningAct } from './bulk.hook.js';
import './bulk.css';

/** How far an act on several rows is; afterwards what was done, and which rows were refused and why. */
export function BulkProgress<Row>({ running }: { readonly running: RunningAct<Row> }) {
  const {
    act,
    batch: { total, accepted, refused, status },
    undo,
    stop,
    dismiss,
  } = running;
  const sent = accepted.length + refused.length;
  if (status === 'running') {
    return (
      <div className="bulk-strip" role="status">
        <progress aria-label={act.text} max={total} value={sent} />
        <span className="num">
          {sent} of {total}
        </span>
        <Button type="button" size="small" className="ghost" onClick={stop}>
          Stop
        </Button>
      </div>
    );
  }
  return (
    <div className="bulk-strip ended">
      <p role="status">
        {refused.length > 0 ? (
          <CircleAlert size={17} className="bad" aria-hidden />
        ) : (
          <CircleCheck size={17} className="ok" aria-hidden />
        )}
        <span>
          {act.done(accepted.length)}
          {refused.length > 0 ? ` ${refused.length} refused:` : ''}
          {status === 'stopped' ? ` Stopped: ${total - sent} not changed.` : ''}
        </span>
      </p>
      <Refused refused={refused} />
      <div className="row-actions">
        {undo ? (
          <Button type="button" size="small" onClick={undo}>
            Undo
          </Button>
        ) : null}
        <Button type="button" size="small" className="ghost" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}

function Refused<Row>({ refused }: Pick<RunningAct<Row>['batch'], 'refused'>) {
  const { shown, hidden, showAll } = useFirstOf(refused);
  if (refused.length === 0) return null;
  return (
    <ul aria-label="Refused">
      {shown.map(({ id, name, problem }) => (
        <li key={id}>
          <strong>{name}</strong>: {problem.message}
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <button type="button" className="text-link" onClick={showAll}>
            Show {hidden} more
          </button>
        </li>
      ) : null}
    </ul>
  );
}
