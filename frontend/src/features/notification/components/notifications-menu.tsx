import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import { addressOf } from '#shared/navigation/page-address';
import { pageOf } from '#shared/navigation/pages.hook';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Popover } from '#shared/ui/popover.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useNotifications } from '../notifications.hook.js';
import { NotificationList } from './notification-list.js';

const ALL = pageOf('notifications');

/** The latest notifications [B02]. */
const SHOWN = 10;

/** A larger count of unread ones is shown as 999+ [B02]. */
const MOST_SHOWN = 999;

/** Nothing is said about new ones before the server has answered. */
function nameFor(unread: number | null): string {
  if (unread === null) return 'Notifications';
  return unread === 0 ? 'No new notifications' : `Notifications, ${unread} unread`;
}

/** The notifications menu: the latest notifications, current without a click. */
export function NotificationsMenu() {
  const notices = useNotifications({ page: 1, size: SHOWN });
  const unread = notices.unread ?? 0;
  return (
    <Popover
      label="Notifications"
      className="sheet"
      trigger={(props) => (
        <Button
          type="button"
          className="ghost notices-button"
          data-tour="notifications"
          icon
          aria-label={nameFor(notices.unread)}
          title={nameFor(notices.unread)}
          {...props}
        >
          <Bell size={17} aria-hidden />
          {unread > 0 ? (
            <span className="count" aria-hidden>
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          ) : null}
        </Button>
      )}
    >
      {(close) => (
        <div className="notices-panel">
          <div className="notices-head">
            <h2>Notifications</h2>
            <button
              type="button"
              className="text-link"
              disabled={unread === 0 || notices.marking}
              onClick={notices.markAll}
            >
              Mark all as read
            </button>
          </div>
          <ErrorBanner problem={notices.problem} onRetry={notices.refetch} />
          {notices.loading ? <SkeletonRows rows={3} label="Loading notifications" /> : null}
          {!notices.loading && notices.rows.length === 0 ? <p className="notices-empty">No new notifications</p> : null}
          <NotificationList
            items={notices.rows}
            onOpen={(group) => {
              close();
              notices.open(group);
            }}
          />
          <Link className="notices-all" to={addressOf('notifications')} title={ALL.description} onClick={close}>
            {ALL.title}
          </Link>
        </div>
      )}
    </Popover>
  );
}
