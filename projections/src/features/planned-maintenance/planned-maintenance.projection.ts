import { EVERYONE } from '@covertrail/contracts/live/live.messages';
import { plannedMaintenanceView } from '@covertrail/contracts/planned-maintenance/planned-maintenance.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** When is the product maintained? Every open page is told at once. */
export const plannedMaintenance = defineProjection(plannedMaintenanceView)({
  version: 1,
  on: {
    MaintenancePlanned: (_period, { data: { maintenanceId: id, from, until, text }, meta }) => ({
      id,
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
      text,
      plannedBy: meta.actor,
      canceledAt: null,
    }),
  },
  changes: {
    PlannedMaintenanceCanceled: (period, { meta }) => ({ ...period, canceledAt: meta.recordedAt }),
  },
  keys: ({ data }) => [data.maintenanceId],
  audience: () => [EVERYONE],
});
