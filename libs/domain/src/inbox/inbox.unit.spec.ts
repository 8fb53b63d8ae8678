import { fold } from '../kernel/decider.js';
import { given, recorded } from '../kernel/testing/given.js';
import type { InboxCommand, InboxEvent } from './inbox.contract.js';
import { inboxDecider } from './inbox.decider.js';

const companyId = 'c0000000-0000-4000-8000-000000000001';
const priya = 'a0000000-0000-4000-8000-000000000001';
const marcus = 'a0000000-0000-4000-8000-000000000002';
const at = (minute: string) => `2026-11-21T08:${minute}:00.000Z`;
const readAll = (upTo: string, userId = priya): InboxCommand => ({
  type: 'ReadAllNotifications',
  companyId,
  userId,
  upTo,
});
const allRead = (upTo: string, userId = priya): InboxEvent => ({
  type: 'AllNotificationsRead',
  data: { companyId, userId, upTo },
});

describe('an inbox', () => {
  it('keeps a mark for each of its people, which only moves forward', () => {
    given(inboxDecider)
      .when(readAll(at('30')))
      .then(allRead(at('30')));
    given(inboxDecider, allRead(at('30')))
      .when(readAll(at('20')))
      .nothing();
    given(inboxDecider, allRead(at('30')))
      .when(readAll(at('20'), marcus))
      .then(allRead(at('20'), marcus));
  });

  it('marks nothing that is raised later', () => {
    const state = fold(
      inboxDecider,
      recorded([allRead(at('59'))], { recordedAt: at('15') }),
      inboxDecider.initialState,
    );
    expect(state).toEqual({ [priya]: at('15') });
  });
});
