import { useSelector } from 'react-redux';
import { selectIsStale } from '#shared/views/views.selectors';

/** Shown while an answer on the page says that it lacks what has happened; the page asks again by itself. */
export function StaleNotice() {
  const stale = useSelector(selectIsStale);
  return (
    <div className="stale-notice" role="status">
      {stale ? <p>Some of what you see is not up to date yet. It changes by itself, nothing is lost.</p> : null}
    </div>
  );
}
