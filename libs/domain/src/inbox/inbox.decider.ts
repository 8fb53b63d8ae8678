import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Instant, Uuid } from '../kernel/event.js';
import type { InboxCommand, InboxEvent } from './inbox.contract.js';

/** Up to when everything is read, per user. */
export type InboxState = Readonly<Record<Uuid, Instant>>;

/** No command to an inbox is refused. */
export const INBOX_CODES = [] as const;

/**
 * The marks of a company's people in the inbox that they share: `inbox-<companyId>`. Each notification has a stream of its own
 * (ADR 46); older logs hold notifications here, which this state leaves out.
 */
export const inboxDecider: Decider<InboxState, InboxCommand, InboxEvent> = {
  type: 'inbox',
  initialState: {},
  decide: (command, state) =>
    command.upTo <= (state[command.userId] ?? '') ? [] : [{ type: 'AllNotificationsRead', data: dataOf(command) }],
  evolve(state, { type, data, meta }) {
    if (type !== 'AllNotificationsRead') return state;
    const { userId, upTo } = data;
    return { ...state, [userId]: upTo < meta.recordedAt ? upTo : meta.recordedAt };
  },
};
