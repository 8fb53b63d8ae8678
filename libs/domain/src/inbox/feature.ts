import { inboxCatalogue } from './inbox.catalogue.js';
import { inboxDecider, INBOX_CODES } from './inbox.decider.js';

export const inbox = { name: 'inbox', decider: inboxDecider, catalogue: inboxCatalogue, codes: INBOX_CODES } as const;
