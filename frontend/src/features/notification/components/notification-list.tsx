import { useState } from 'react';
import type { NotificationItem } from '@covertrail/contracts/notification/notification.replies';
import { agoFormat } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import { useSession } from '#shared/session/use-session';
import { notificationGroups, type NotificationGroup } from '../notification-groups.view.js';

interface NotificationListProps {
  readonly items: readonly NotificationItem[];
  readonly onOpen: (group: NotificationGroup) => void;
}

/** Notifications by thing and day as buttons, the earlier ones of a group folded; a group with an unread one has a mark and says so. */
export function NotificationList({ items, onOpen }: NotificationListProps) {
  const { user } = useSession();
  const [now] = useState(() => Date.now());
  return (
    <ul className="notices">
      {notificationGroups(items, user.timeZone).map((group) => (
        <li key={group.newest.id} className={group.unread ? 'unread' : ''}>
          <button type="button" onClick={() => onOpen(group)}>
            <span className="mark">{group.unread ? <span className="visually-hidden">Unread: </span> : null}</span>
            <Words item={group.newest} now={now} />
          </button>
          {group.earlier.length > 0 ? (
            <details className="notices-earlier">
              <summary>{plural(group.earlier.length, 'earlier one', 'earlier ones')} of that day</summary>
              {group.earlier.map((item) => (
                <div key={item.id} className="words">
                  <Words item={item} now={now} />
                </div>
              ))}
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Words({
  item: { title, description, timestamp },
  now,
}: {
  readonly item: NotificationItem;
  readonly now: number;
}) {
  return (
    <span className="words">
      <b>{title}</b>
      <span>{description}</span>
      <time className="sub" dateTime={timestamp}>
        {agoFormat(timestamp, now)}
      </time>
    </span>
  );
}
