import type { Catalogue } from '../catalogue/event-description.js';
import { named } from '../catalogue/wording.js';
import type { Destination, NotificationEvent } from './notification.contract.js';

const common = { feature: 'notification', version: 1, upcasters: {}, changes: () => [] } as const;

/** What a notification that leads there is about. */
const ABOUT: Readonly<Record<Destination, string>> = {
  insuredMyPolicies: 'its policies',
  agentClient: 'a client',
  agentDashboard: 'its clients',
  companyAdmin: 'its people',
  companyDashboard: 'the company',
  supplierAddressBook: 'its address book of suppliers',
  agentShareAprroval: 'a share that waits for approval',
  agentPendingRequestApproval: 'a request that waits for approval',
  requesterDashboard: 'a tracked supplier',
  insuredPendingRequests: 'an open request',
  insuredAgency: 'its agency',
};

export const notificationCatalogue: Catalogue<NotificationEvent> = {
  NotificationRaised: {
    ...common,
    audience: ({ data }) => ({ companies: [data.companyId] }),
    sentence: ({ data }, names) => `${named(names.company(data.companyId))} was notified about ${ABOUT[data.destination]}.`,
  },
  NotificationRead: {
    ...common,
    audience: ({ data }) => ({ companies: [], users: [data.userId] }),
    sentence: ({ data }, names) => `${named(names.person(data.userId))} opened a notification.`,
  },
  AllNotificationsRead: {
    ...common,
    audience: ({ data }) => ({ companies: [], users: [data.userId] }),
    sentence: ({ data }, names) => `${named(names.person(data.userId))} marked all notifications as read.`,
  },
};
