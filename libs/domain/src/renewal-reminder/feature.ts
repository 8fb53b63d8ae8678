import { renewalReminderCatalogue } from './renewal-reminder.catalogue.js';
import { renewalReminderDecider } from './renewal-reminder.decider.js';

export const renewalReminder = {
  name: 'renewal-reminder',
  decider: renewalReminderDecider,
  catalogue: renewalReminderCatalogue,
  codes: [],
} as const;
