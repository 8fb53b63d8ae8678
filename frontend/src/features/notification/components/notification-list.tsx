import { useState } from 'react';
import type { NotificationItem } from '@covertrail/contracts/notification/notification.replies';
import { agoFormat } from '#shared/format/instant-format';

interface NotificationListProps {
  readonly items: readonly NotificationItem[];
  readonly onOpen: (item: NotificationItem) => void;
}

/** Notifications as buttons; an unread one has a mark and says so. */
export function NotificationList({ items, onOpen }: NotificationListProps) {
  const [now] = useState(() => Date.now());
  return (
    <ul className="notices">
      {items.map((item) => (
        <li key={item.id} className={item.unread ? 'unread' : ''}>
          <button type="button" onClick={() => onOpen(item)}>
            <span className="mark">{item.unread ? <span className="visually-hidden">Unread: </span> : null}</span>
            <span className="words">
              <b>{item.title}</b>
              <span>{item.description}</span>
              <time className="sub" dateTime={item.timestamp}>
                {agoFormat(item.timestamp, now)}
              </time>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
