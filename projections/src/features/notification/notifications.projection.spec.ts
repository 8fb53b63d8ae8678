import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { readerIdOf, type NoticeDocument } from '@covertrail/contracts/notification/notification.views';
import { notifications } from './notifications.projection.js';

const granted: DomainEvent = {
  type: 'MembershipGranted',
  data: { membershipId: 'm-1', userId: 'u-1', companyId: 'c-1' },
};
const raised: DomainEvent = {
  type: 'NotificationRaised',
  data: {
    notificationId: 'n-1',
    companyId: 'c-1',
    code: 'POLICY.APPROVED',
    params: { agency: 'Hollis', policy: 'GL-1' },
    destination: 'insuredMyPolicies',
    causedBy: 'e-1',
  },
};
const opened = (userId: string): DomainEvent => ({
  type: 'NotificationRead',
  data: { notificationId: 'n-1', companyId: 'c-1', userId },
});
const allRead = (upTo: string): DomainEvent => ({
  type: 'AllNotificationsRead',
  data: { companyId: 'c-1', userId: 'u-1', upTo },
});

const history = asLog([granted, raised, opened('u-1'), opened('u-2'), allRead('2026-01-01T00:00:00.000Z'), granted]);
const at = history[0]!.meta.recordedAt;
const fold = async (...events: DomainEvent[]) =>
  living<NoticeDocument>(await foldProjection(notifications, asLog(events)));

describe('notifications', () => {
  itIsAFold(notifications, history);

  it('know who opened each', async () => {
    const { 'n-1': notice } = await fold(granted, raised, opened('u-1'));
    expect(notice).toMatchObject({ companyId: 'c-1', code: 'POLICY.APPROVED', raisedAt: at, readBy: { 'u-1': true } });
  });

  it('know up to when a person has read all, never ahead of the time at which they said so', async () => {
    const reader = readerIdOf('c-1', 'u-1');
    expect((await fold(granted))[reader]).toEqual({ id: reader, userId: 'u-1', since: at, readUpTo: '' });
    expect((await fold(granted, allRead('2020-01-01T00:00:00.000Z')))[reader]).toMatchObject({
      readUpTo: '2020-01-01T00:00:00.000Z',
    });
    expect((await fold(granted, allRead('2999-01-01T00:00:00.000Z'), granted))[reader]).toMatchObject({
      since: at,
      readUpTo: at,
    });
  });

  it('are sent to the company when raised, and a reading to its reader alone', async () => {
    const { 'n-1': unread } = await fold(raised);
    const { 'n-1': read } = await fold(raised, opened('u-1'));
    const { 'n-1': readByBoth } = await fold(raised, opened('u-1'), opened('u-2'));
    expect([
      notifications.audience(null, unread!),
      notifications.audience(unread!, read!),
      notifications.audience(read!, readByBoth!),
    ]).toEqual([['c-1'], ['u-1'], ['u-2']]);
    const reader = { id: 'r', userId: 'u-1', since: at, readUpTo: '' };
    expect([notifications.audience(null, reader), notifications.audience(reader, { ...reader, readUpTo: at })]).toEqual(
      [[], ['u-1']],
    );
  });
});
