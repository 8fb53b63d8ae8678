import { fold } from '../kernel/decider.js';
import { eventId, given, recorded } from '../kernel/testing/given.js';
import type { NotificationCommand, NotificationEvent, NotificationRaised } from './notification.contract.js';
import { isRead, notificationDecider, type InboxState } from './notification.decider.js';

const companyId = 'c0000000-0000-4000-8000-000000000001';
const priya = 'a0000000-0000-4000-8000-000000000001';
const marcus = 'a0000000-0000-4000-8000-000000000002';
const at = (minute: string) => `2026-11-21T09:${minute}:00.000Z`;
const data = (n: number): NotificationRaised['data'] => ({
  notificationId: eventId(500 + n),
  companyId,
  code: 'REQUEST.RECEIVED',
  params: { requester: 'Meridian Builders' },
  destination: 'agentClient',
  causedBy: eventId(n),
});
const raise = (n: number): NotificationCommand => ({ type: 'RaiseNotification', ...data(n) });
const raised = (n: number): NotificationRaised => ({ type: 'NotificationRaised', data: data(n) });
const readIt = (n: number, userId = priya): NotificationCommand =>
  ({ type: 'ReadNotification', notificationId: data(n).notificationId, userId });
const wasRead = (n: number, userId = priya): NotificationEvent =>
  ({ type: 'NotificationRead', data: { notificationId: data(n).notificationId, companyId, userId } });
const readAll = (upTo: string): NotificationCommand => ({ type: 'ReadAllNotifications', userId: priya, upTo });
const allRead = (upTo: string): NotificationEvent => ({ type: 'AllNotificationsRead', data: { companyId, userId: priya, upTo } });
const on = (state: InboxState, command: NotificationCommand) => notificationDecider.decide(command, state, undefined);
const inbox = (...steps: [NotificationEvent, string][]): InboxState =>
  steps.reduce(
    (state, [event, recordedAt]) => fold<InboxState, NotificationEvent>(notificationDecider, recorded([event], { recordedAt }), state),
    notificationDecider.initialState,
  );

describe('an inbox', () => {
  it('takes a notification once', () => {
    given(notificationDecider).when(raise(1)).then(raised(1));
    given(notificationDecider, raised(1)).when(raise(1)).nothing();
    given(notificationDecider, raised(1)).when(raise(2)).then(raised(2));
  });

  it('keeps a read mark for each of its people', () => {
    given(notificationDecider, raised(1)).when(readIt(1)).then(wasRead(1));
    given(notificationDecider, raised(1), wasRead(1)).when(readIt(1)).nothing();
    given(notificationDecider, raised(1), wasRead(1)).when(readIt(1, marcus)).then(wasRead(1, marcus));
  });

  it('does not mark a notification that does not exist', () => {
    given(notificationDecider).when(readIt(1)).refused('NOTIFICATION.NOT_FOUND');
    given(notificationDecider, raised(1)).when(readIt(2)).refused('NOTIFICATION.NOT_FOUND');
  });
});

describe('reading all', () => {
  const two = inbox([raised(1), at('10')], [raised(2), at('20')]);

  it('marks everything raised by then, with one event', () => {
    expect(on(two, readAll(at('30')))).toEqual([allRead(at('30'))]);
    expect(on(inbox([raised(1), at('10')], [allRead(at('30')), at('30')]), readAll(at('40')))).toEqual([]);
    expect(on(notificationDecider.initialState, readAll(at('30')))).toEqual([]);
  });

  it('leaves out what was raised later', () => {
    const state = inbox([raised(1), at('10')], [allRead(at('15')), at('15')], [raised(2), at('20')]);
    expect([1, 2].map((n) => isRead(state, data(n).notificationId, priya))).toEqual([true, false]);
    expect(isRead(state, data(1).notificationId, marcus)).toBe(false);
    expect(on(state, readIt(1))).toEqual([]);
    expect(on(state, readAll(at('25')))).toEqual([allRead(at('25'))]);
  });

  it('does not mark later notifications', () => {
    const state = inbox([raised(1), at('10')], [allRead(at('59')), at('15')], [raised(2), at('20')]);
    expect(isRead(state, data(2).notificationId, priya)).toBe(false);
  });
});
