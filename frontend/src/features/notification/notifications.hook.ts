import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { markAsRead, notificationList } from '@covertrail/contracts/notification/notification.calls';
import type { NotificationListDto } from '@covertrail/contracts/notification/notification.inputs';
import { commandOf, viewQuery, type Asked } from '#shared/api/call-request';
import { commandSubmitted } from '#shared/commands/commands.slice';
import { useCommand } from '#shared/commands/use-command';
import { roleSwitched } from '#shared/session/session.slice';
import { useRights } from '#shared/session/use-may';
import { useSession } from '#shared/session/use-session';
import { useViewQuery } from '#shared/views/use-view-query';
import { placeOf } from './notification-destinations.js';
import type { NotificationGroup } from './notification-groups.view.js';

/** A page of the person's notifications, newest first, and what can be done with them. `page` starts at 1; `unread` is null until the server has answered. */
export function useNotifications(listQuery: Asked<NotificationListDto>) {
  const { user, role } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const may = useRights();
  const list = useViewQuery(viewQuery(notificationList, { query: { ...listQuery, userId: user.id } }));
  const marking = useCommand(markAsRead, `notifications/read/${listQuery.size}`);
  const markAll = () => marking.submit({ body: { recipientId: user.id } });
  const markRead = (notificationId: string) => {
    const request = commandOf(markAsRead, { body: { notificationId, userId: user.id } });
    const key = `notifications/${notificationId}/read`;
    dispatch(commandSubmitted({ key, submission: crypto.randomUUID(), request: { ...request, alone: true } }));
  };
  const open = ({ newest, earlier }: NotificationGroup) => {
    const { data, subject } = newest;
    for (const { id, unread } of [newest, ...earlier]) if (unread) markRead(id);
    const place = placeOf(data, subject);
    if (place?.role && place.role !== role && user.roles.includes(place.role))
      dispatch(roleSwitched(place.role, place.to));
    else if (place) void navigate(place.needs && !may(place.needs) ? (place.otherwise ?? place.to) : place.to);
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
