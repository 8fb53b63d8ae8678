import type { Uuid } from '../kernel/event.js';
import type { AlarmCommand, UserCommand, UserEvent } from './user.contract.js';

const RAISED = {
  ReportTriedPasswords: 'PasswordsTried',
  ReportTriedCodes: 'CodesTried',
  ReportReusedRenewal: 'RenewalReused',
} as const satisfies Readonly<Record<AlarmCommand['type'], UserEvent['type']>>;

export const isAlarm = (command: UserCommand): command is AlarmCommand => Object.hasOwn(RAISED, command.type);

/** Each report is an event: whoever reports decides how often. */
export const raise = ({ type }: AlarmCommand, userId: Uuid): UserEvent[] => [{ type: RAISED[type], data: { userId } }];
