import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { MOST_PARTS, readerIdOf, type NoticeDocument } from '@covertrail/contracts/notification/notification.views';
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
const extended = (n: number): DomainEvent => ({
  type: 'NotificationExtended',
  data: {
    notificationId: 'n-1',
    companyId: 'c-1',
    code: 'COMPLIANCE.CHANGED_FOR_YOU',
    params: { project: `P-${n}` },
    subject: { kind: 'tracking', id: `t-${n}` },
    wider: { kind: 'policy', id: 'p-1' },
    causedBy: `e-${n}`,
  },
});
const opened = (userId: string): DomainEvent => ({
  type: 'NotificationRead',
  data: { notificationId: 'n-1', companyId: 'c-1', userId },
});
const allRead = (upTo: string): DomainEvent => ({
  type: 'AllNotificationsRead',
  data: { companyId: 'c-1', userId: 'u-1', upTo },
});

const personal: DomainEvent = {
  type: 'PersonNotified',
  data: {
    notificationId: 'n-2',
    userId: 'u-1',
    code: 'SECURITY.PASSWORD_CHANGED',
    params: {},
    destination: 'ownSecurity',
    causedBy: 'e-9',
  },
};
const history = asLog([
  granted,
  raised,
  personal,
  opened('u-1'),
  opened('u-2'),
  extended(2),
  opened('u-1'),
  allRead('2026-01-01T00:00:00.000Z'),
  granted,
]);
const at = history[0]!.meta.recordedAt;
const fold = async (...events: DomainEvent[]) =>
  living<NoticeDocument>(await foldProjection(notifications, asLog(events)));

describe('notifications', () => {
  itIsAFold(notifications, history);

  it('are of one person alone where they are about the account', async () => {
    const { 'n-2': notice } = await fold(personal);
    expect(notice).toMatchObject({ companyId: null, forUserId: 'u-1', code: 'SECURITY.PASSWORD_CHANGED' });
  });

  it('know who opened each', async () => {
    const { 'n-1': notice } = await fold(granted, raised, opened('u-1'));
    expect(notice).toMatchObject({ companyId: 'c-1', code: 'POLICY.APPROVED', raisedAt: at, readBy: { 'u-1': true } });
  });

  it('tell all that one act led to, and are new to everyone with each consequence', async () => {
    const { 'n-1': notice } = await fold(raised, opened('u-1'), extended(2), extended(3));
    expect(notice).toMatchObject({
      code: 'POLICY.APPROVED',
      lastCode: 'COMPLIANCE.CHANGED_FOR_YOU',
      destination: 'insuredMyPolicies',
      parts: [
        { code: 'POLICY.APPROVED', params: { agency: 'Hollis', policy: 'GL-1' } },
        { params: { project: 'P-2' }, subject: { kind: 'tracking', id: 't-2' }, wider: { kind: 'policy', id: 'p-1' } },
        { params: { project: 'P-3' } },
      ],
      further: 0,
      readBy: {},
    });
  });

  it('count the consequences after the first fifty', async () => {
    const many = Array.from({ length: MOST_PARTS + 1 }, (_, index) => extended(index + 2));
    const { 'n-1': notice } = await fold(raised, ...many);
    expect([notice && 'parts' in notice && notice.parts.length, notice]).toEqual([
      MOST_PARTS,
      expect.objectContaining({ further: 2 }),
    ]);
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

  it('are sent to the company when raised or extended, and a reading to its reader alone', async () => {
    const { 'n-1': unread } = await fold(raised);
    const { 'n-1': read } = await fold(raised, opened('u-1'));
    const { 'n-1': readByBoth } = await fold(raised, opened('u-1'), opened('u-2'));
    const { 'n-1': again } = await fold(raised, opened('u-1'), opened('u-2'), extended(2));
    expect([
      notifications.audience(null, unread!),
      notifications.audience(unread!, read!),
      notifications.audience(read!, readByBoth!),
      notifications.audience(readByBoth!, again!),
    ]).toEqual([['c-1'], ['u-1'], ['u-2'], ['c-1']]);
    const reader = { id: 'r', userId: 'u-1', since: at, readUpTo: '' };
    expect([notifications.audience(null, reader), notifications.audience(reader, { ...reader, readUpTo: at })]).toEqual(
      [[], ['u-1']],
    );
  });
});
