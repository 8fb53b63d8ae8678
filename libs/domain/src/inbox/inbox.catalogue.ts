import type { Catalogue } from '../kernel/event-description.js';
import type { InboxEvent } from './inbox.contract.js';

export const inboxCatalogue: Catalogue<InboxEvent> = {
  AllNotificationsRead: {
    feature: 'inbox',
    version: 1,
    upcasters: {},
    affectsVerdict: false,
    audience: ({ data }) => ({ companies: [], users: [data.userId] }),
  },
};
