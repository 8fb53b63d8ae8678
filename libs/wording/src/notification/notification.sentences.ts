import type { Destination, NotificationEvent } from '@covertrail/domain/notification/notification.contract';
import type { Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

/** What a notification that leads there is about. */
const ABOUT: Readonly<Record<Destination, string>> = {
  insuredMyPolicies: 'its policies',
  agentClient: 'a client',
  agentDashboard: 'its clients',
  agentShareAprroval: 'a share that waits for approval',
  agentPendingRequestApproval: 'a request that waits for approval',
  agentPolicyCertificates: 'the certificates of a policy',
  requesterDashboard: 'a tracked supplier',
  requesterDocuments: 'the documents of a tracked supplier',
  requesterSentRequests: 'a request that it sent',
  insuredPendingRequests: 'an open request',
  insuredAgency: 'its agency',
  pendingUsers: 'people who wait for approval',
  companyAdmin: 'the people of the company',
  companyDashboard: 'the company itself',
  supplierAddressBook: 'its supplier address book',
  clientAddressBook: 'its address book',
  ownSecurity: 'the own account',
};

export const notificationSentences: Sentences<NotificationEvent> = {
  NotificationRaised: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.companyId))} was notified about ${ABOUT[data.destination]}.`,
    changes: () => [],
  },
  PersonNotified: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} was notified about ${ABOUT[data.destination]}.`,
    changes: () => [],
  },
  NotificationExtended: {
    sentence: ({ data }, names) =>
      `${named(names.company(data.companyId))} was notified of something more that came of the same act.`,
    changes: () => [],
  },
  NotificationRead: {
    sentence: ({ data }, names) => `${named(names.person(data.userId))} opened a notification.`,
    changes: () => [],
  },
};
