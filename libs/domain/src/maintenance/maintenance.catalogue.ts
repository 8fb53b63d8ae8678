import type { Catalogue } from '../kernel/event-description.js';
import type { MaintenanceEvent } from './maintenance.contract.js';

const common = {
  feature: 'maintenance',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: () => ({ companies: [] }),
} as const;

/** No company's news: the operator's page shows them. */
export const maintenanceCatalogue: Catalogue<MaintenanceEvent> = {
  ViewRebuildOrdered: common,
  ViewResumeOrdered: common,
  ParkedEventRetried: common,
  ParkedEventSkipped: common,
  MailRetried: common,
};
