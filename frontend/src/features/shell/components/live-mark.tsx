import { useSelector } from 'react-redux';
import { selectOnline } from '#live/live.slice';

/** Says whether the page shows changes by itself. */
export function LiveMark() {
  const online = useSelector(selectOnline);
  const text = { true: 'Live', false: 'Reconnecting', null: 'Connecting' }[String(online) as 'true' | 'false' | 'null'];
  return (
    <span className={`live-mark${online ? ' on' : ''}`} role="status">
      <span className="text">{text}</span>
    </span>
  );
}
