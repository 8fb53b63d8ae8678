import type { NotificationItem } from '@covertrail/contracts/notification/notification.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';

/** Notifications about one thing on one day, the newest first. */
export interface NotificationGroup {
  readonly newest: NotificationItem;
  readonly earlier: readonly NotificationItem[];
  readonly unread: boolean;
}

/**
 * The notifications of a page by thing and day, each group where its newest is. One that is about no single thing is by itself, unless
 * another of that day says the same.
 */
export function notificationGroups(items: readonly NotificationItem[], timeZone: string): readonly NotificationGroup[] {
  const groups = new Map<string, [NotificationItem, ...NotificationItem[]]>();
  for (const item of items) {
    const key = `${dayInZone(item.timestamp, timeZone)} ${thingOf(item)}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].map(([newest, ...earlier]) => ({
    newest,
    earlier,
    unread: [newest, ...earlier].some(({ unread }) => unread),
  }));
}

const thingOf = ({ subject, title, description }: NotificationItem): string =>
  subject ? `${subject.kind} ${subject.id}` : `${title} ${description}`;
