import type { Catalogue } from '../kernel/event-description.js';
import type { RenewalReminderEvent } from './renewal-reminder.contract.js';

export const renewalReminderCatalogue: Catalogue<RenewalReminderEvent> = {
  RenewalsReminded: {
    feature: 'renewal-reminder',
    version: 1,
    upcasters: {},
    affectsVerdict: false,
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
};
