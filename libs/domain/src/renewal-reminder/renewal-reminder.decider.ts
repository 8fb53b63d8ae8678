import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { RenewalReminderCommand, RenewalReminderEvent, RenewalsReminded } from './renewal-reminder.contract.js';

/** What was told; null before. */
export type RenewalReminderState = RenewalsReminded['data'] | null;

/** A reminder of renewals, which is told once however often the day is run: `renewalReminder-<reminderId>`. */
export const renewalReminderDecider: Decider<RenewalReminderState, RenewalReminderCommand, RenewalReminderEvent> = {
  type: 'renewalReminder',
  initialState: null,
  decide: (command, state) => (state === null ? [{ type: 'RenewalsReminded', data: dataOf(command) }] : []),
  evolve: (_state, { data }) => data,
};
