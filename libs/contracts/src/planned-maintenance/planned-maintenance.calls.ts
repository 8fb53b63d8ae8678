import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PagingDto } from '../calls/page.inputs.js';
import type { CancelMaintenanceDto, PlanMaintenanceDto } from './planned-maintenance.inputs.js';
import type { MaintenanceChanged, MaintenanceStatus, PlannedMaintenanceRow } from './planned-maintenance.replies.js';

/** Every page asks it when it opens, with or without a log-in. */
export const maintenanceStatus = query<{ reply: MaintenanceStatus }>()('maintenance', {
  open: true,
  view: 'planned-maintenance',
});

/** What ends last comes first. */
export const plannedMaintenances = query<{ query: PagingDto; reply: PageOf<PlannedMaintenanceRow> }>()(
  'operation/planned-maintenance',
  { needs: 'operateProduct', view: 'planned-maintenance' },
);

export const planMaintenance = command<{ body: PlanMaintenanceDto; reply: MaintenanceChanged }>()(
  'POST',
  'operation/planned-maintenance',
  { needs: 'operateProduct', settles: ['planned-maintenance'] },
);

export const cancelPlannedMaintenance = command<{ body: CancelMaintenanceDto; reply: MaintenanceChanged }>()(
  'POST',
  'operation/planned-maintenance/cancel',
  { needs: 'operateProduct', settles: ['planned-maintenance'] },
);
