import type { NotificationItem } from '@covertrail/contracts/notification/notification.replies';
import { notificationGroups } from './notification-groups.view.js';

const item = (id: string, timestamp: string, more: Partial<NotificationItem> = {}): NotificationItem => ({
  id,
  title: 'Supplier status changed',
  description: `About ${id}`,
  timestamp,
  unread: false,
  recipientId: 'u',
  data: 'requesterDashboard',
  ...more,
});
const about = (id: string) => ({ subject: { kind: 'tracking', id } as const });
const idsOf = (items: readonly NotificationItem[]) =>
  notificationGroups(items, 'America/Denver').map(({ newest, earlier }) => [newest, ...earlier].map(({ id }) => id));

describe('notifications of a page', () => {
  it('are one entry for one thing on one day, where its newest is', () => {
    const items = [
      item('a', '2026-11-21T18:00:00.000Z', about('t-1')),
      item('b', '2026-11-21T17:00:00.000Z', about('t-2')),
      item('c', '2026-11-21T16:00:00.000Z', about('t-1')),
      item('d', '2026-11-20T16:00:00.000Z', about('t-1')),
    ];
    expect(idsOf(items)).toEqual([['a', 'c'], ['b'], ['d']]);
  });

  it('are of the day that it was for the reader', () => {
    const late = item('a', '2026-11-21T06:30:00.000Z', about('t-1'));
    const before = item('b', '2026-11-21T01:00:00.000Z', about('t-1'));
    const morning = item('c', '2026-11-21T15:00:00.000Z', about('t-1'));
    expect(idsOf([morning, late, before])).toEqual([['c'], ['a', 'b']]);
  });

  it('stay apart where they are about no single thing and say different things', () => {
    expect(idsOf([item('a', '2026-11-21T18:00:00.000Z'), item('b', '2026-11-21T17:00:00.000Z')])).toEqual([
      ['a'],
      ['b'],
    ]);
  });

  it('are unread as long as any of them is', () => {
    const items = [
      item('a', '2026-11-21T18:00:00.000Z', about('t-1')),
      item('b', '2026-11-21T17:00:00.000Z', { ...about('t-1'), unread: true }),
    ];
    expect(notificationGroups(items, 'America/Denver').map(({ unread }) => unread)).toEqual([true]);
  });
});
