import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { markAsRead, notificationList } from '@covertrail/contracts/notification/notification.calls';
import type { NotificationItem } from '@covertrail/contracts/notification/notification.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { roleSwitched } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';
import { placeOf } from './notification-destinations.js';

/** Rows of a page [B02]. */
export const NOTIFICATIONS_A_PAGE = 10;

/** A page of the person's notifications, newest first, and what can be done with them. `page` starts at 1; `unread` is null until the server has answered. */
export function useNotifications(page: number) {
  const { user, role } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const list = useViewQuery(
    viewQuery(notificationList, { query: { page, size: NOTIFICATIONS_A_PAGE, userId: user.id } }),
  );
  const marking = useCommand(markAsRead, `notifications/read/${page}`);
  const markAll = () => marking.submit({ body: { recipientId: user.id } });
  const open = ({ id, unread, data, subject }: NotificationItem) => {
    if (unread) marking.submit({ body: { notificationId: id, userId: user.id } });
    const place = placeOf(data, subject);
    if (place?.role && place.role !== role && user.roles.includes(place.role))
      dispatch(roleSwitched(place.role, place.to));
    else if (place) void navigate(place.to);
  };
  return {
    ...list,
    unread: list.body?.unreadNotificationCount ?? null,
    marking: marking.pending,
    problem: marking.problem ?? list.problem,
    markAll,
    open,
  };
}
