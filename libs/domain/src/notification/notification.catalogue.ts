import type { Catalogue } from '../kernel/event-description.js';
import type { NotificationEvent } from './notification.contract.js';

const common = { feature: 'notification', version: 1, upcasters: {}, affectsVerdict: false } as const;

export const notificationCatalogue: Catalogue<NotificationEvent> = {
  NotificationRaised: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  PersonNotified: {
    ...common,
    audience: ({ data }) => ({ companies: [], users: [data.userId] }),
  },
  NotificationExtended: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
  NotificationRead: {
    ...common,
    audience: ({ data }) => ({ companies: [], users: [data.userId] }),
  },
};
