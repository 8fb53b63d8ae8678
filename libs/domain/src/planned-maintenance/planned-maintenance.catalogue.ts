import type { Catalogue } from '../kernel/event-description.js';
import type { PlannedMaintenanceEvent } from './planned-maintenance.contract.js';

const common = {
  feature: 'planned-maintenance',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: () => ({ companies: [] }),
} as const;

/** No company's news: every page reads when the product is maintained by a call of its own. */
export const plannedMaintenanceCatalogue: Catalogue<PlannedMaintenanceEvent> = {
  MaintenancePlanned: common,
  PlannedMaintenanceCanceled: common,
};
