import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { MaintenanceCommand, MaintenanceEvent } from './maintenance.contract.js';

/** What was ordered; null before. */
export type MaintenanceState = MaintenanceEvent | null;

export const MAINTENANCE_CODES = ['MAINTENANCE.ORDERED_ALREADY', 'MAINTENANCE.REASON_REQUIRED'] as const;

const broken = (code: (typeof MAINTENANCE_CODES)[number]) => new RuleBroken(code);

/** One order of an operator: `maintenance-<orderId>`. It always says why it was given. */
export const maintenanceDecider: Decider<MaintenanceState, MaintenanceCommand, MaintenanceEvent> = {
  type: 'maintenance',
  initialState: null,
  decide(command, state) {
    const event = ordered(command);
    if (event.data.reason.trim() === '') throw broken('MAINTENANCE.REASON_REQUIRED');
    if (state === null) return [event];
    if (state.type !== event.type || !equal(state.data, event.data)) throw broken('MAINTENANCE.ORDERED_ALREADY');
    return [];
  },
  evolve: (_state, event) => event,
};

function ordered(command: MaintenanceCommand): MaintenanceEvent {
  switch (command.type) {
    case 'OrderViewRebuild':
      return { type: 'ViewRebuildOrdered', data: dataOf(command) };
    case 'OrderViewResume':
      return { type: 'ViewResumeOrdered', data: dataOf(command) };
    case 'RetryParkedEvent':
      return { type: 'ParkedEventRetried', data: dataOf(command) };
    case 'SkipParkedEvent':
      return { type: 'ParkedEventSkipped', data: dataOf(command) };
    case 'RetryMail':
      return { type: 'MailRetried', data: dataOf(command) };
  }
}
