import { eventId, given } from '../kernel/testing/given.js';
import type { NotificationCommand, NotificationEvent, NotificationRaised } from './notification.contract.js';
import { notificationDecider } from './notification.decider.js';

const companyId = 'c0000000-0000-4000-8000-000000000001';
const other = 'c0000000-0000-4000-8000-000000000002';
const priya = 'a0000000-0000-4000-8000-000000000001';
const marcus = 'a0000000-0000-4000-8000-000000000002';
const notificationId = eventId(501);
const data: NotificationRaised['data'] = {
  notificationId,
  companyId,
  code: 'REQUEST.RECEIVED',
  params: { requester: 'Meridian Builders' },
  destination: 'agentClient',
  causedBy: eventId(1),
};
const raise: NotificationCommand = { type: 'RaiseNotification', ...data };
const raised: NotificationEvent = { type: 'NotificationRaised', data };
const read = (userId = priya, of = companyId): NotificationCommand => ({
  type: 'ReadNotification',
  notificationId,
  companyId: of,
  userId,
});
const wasRead = (userId = priya): NotificationEvent => ({
  type: 'NotificationRead',
  data: { notificationId, companyId, userId },
});

describe('a notification', () => {
  it('is raised once', () => {
    given(notificationDecider).when(raise).then(raised);
    given(notificationDecider, raised).when(raise).nothing();
  });

  it('is for one person alone, who opens it in any company, and nobody else does', () => {
    const { companyId: _company, ...part } = data;
    const own = { ...part, userId: priya };
    const notify: NotificationCommand = { type: 'NotifyPerson', ...own };
    const notified: NotificationEvent = { type: 'PersonNotified', data: own };
    given(notificationDecider).when(notify).then(notified);
    given(notificationDecider, notified).when(notify).nothing();
    given(notificationDecider, notified)
      .when(read(priya, other))
      .then({
        type: 'NotificationRead',
        data: { notificationId, companyId: other, userId: priya },
      });
    given(notificationDecider, notified).when(read(marcus)).refused('NOTIFICATION.NOT_FOUND');
  });

  it('keeps a read mark for each of the company’s people', () => {
    given(notificationDecider, raised).when(read()).then(wasRead());
    given(notificationDecider, raised, wasRead()).when(read()).nothing();
    given(notificationDecider, raised, wasRead()).when(read(marcus)).then(wasRead(marcus));
  });

  it('is extended by each further consequence of its act, once', () => {
    const { destination: _destination, ...part } = data;
    const further = { ...data, code: 'COMPLIANCE.CHANGED', causedBy: eventId(2) };
    const add: NotificationCommand = { type: 'AddToNotification', ...further };
    const extended: NotificationEvent = {
      type: 'NotificationExtended',
      data: { ...part, code: 'COMPLIANCE.CHANGED', causedBy: eventId(2) },
    };
    given(notificationDecider)
      .when({ ...raise, type: 'AddToNotification' })
      .then(raised);
    given(notificationDecider, raised)
      .when({ ...raise, type: 'AddToNotification' })
      .nothing();
    given(notificationDecider, raised).when(add).then(extended);
    given(notificationDecider, raised, extended).when(add).nothing();
    given(notificationDecider, raised)
      .when({ ...add, companyId: other })
      .refused('NOTIFICATION.NOT_FOUND');
    given(notificationDecider, raised, wasRead(), extended).when(read()).then(wasRead());
  });

  it('does not exist for another company, and before it was raised', () => {
    given(notificationDecider).when(read()).refused('NOTIFICATION.NOT_FOUND');
    given(notificationDecider, raised).when(read(priya, other)).refused('NOTIFICATION.NOT_FOUND');
  });
});
