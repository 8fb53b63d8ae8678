import { notificationCatalogue } from './notification.catalogue.js';
import { notificationDecider, NOTIFICATION_CODES } from './notification.decider.js';

export const notification = {
  name: 'notification',
  decider: notificationDecider,
  catalogue: notificationCatalogue,
  codes: NOTIFICATION_CODES,
} as const;
