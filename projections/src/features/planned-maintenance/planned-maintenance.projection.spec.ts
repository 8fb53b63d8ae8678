import type { PlannedMaintenanceEvent } from '@covertrail/domain/planned-maintenance/planned-maintenance.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { plannedMaintenance } from './planned-maintenance.projection.js';

const planned = (maintenanceId: string, day: string): PlannedMaintenanceEvent => ({
  type: 'MaintenancePlanned',
  data: { maintenanceId, from: `${day}T02:00:00+01:00`, until: `${day}T03:00:00Z`, text: 'A new database.' },
});
const events: readonly PlannedMaintenanceEvent[] = [
  planned('m-1', '2026-12-05'),
  planned('m-2', '2026-12-12'),
  { type: 'PlannedMaintenanceCanceled', data: { maintenanceId: 'm-2' } },
];
const history = asLog(events);

describe('planned maintenance', () => {
  itIsAFold(plannedMaintenance, history);

  it('knows each period in one time zone, and which were canceled', async () => {
    const periods = living(await foldProjection(plannedMaintenance, history));
    expect(periods['m-1']).toEqual({
      id: 'm-1',
      from: '2026-12-05T01:00:00.000Z',
      until: '2026-12-05T03:00:00.000Z',
      text: 'A new database.',
      plannedBy: history[0]!.meta.actor,
      canceledAt: null,
    });
    expect(periods['m-2']).toMatchObject({ canceledAt: history[2]!.meta.recordedAt });
  });

  it('is sent to everybody', () => expect(plannedMaintenance.audience(null, null)).toEqual(['everyone']));
});
