import { given } from '../kernel/testing/given.js';
import type { PlannedMaintenanceEvent } from './planned-maintenance.contract.js';
import { plannedMaintenanceDecider } from './planned-maintenance.decider.js';
import { runningAt } from './planned-maintenance.rules.js';

const at = '2026-12-01T09:00:00.000Z';
const maintenanceId = '0f000000-0000-4000-8000-000000000001';
const night = {
  maintenanceId,
  from: '2026-12-05T02:00:00.000Z',
  until: '2026-12-05T03:10:00.000Z',
  text: 'The database moves to another machine.',
};
const other = { ...night, maintenanceId: '0f000000-0000-4000-8000-000000000002' };
const planned: PlannedMaintenanceEvent = { type: 'MaintenancePlanned', data: night };
const canceled: PlannedMaintenanceEvent = { type: 'PlannedMaintenanceCanceled', data: { maintenanceId } };

describe('planned maintenance', () => {
  it('is planned ahead, or from now on', () => {
    given(plannedMaintenanceDecider)
      .when({ type: 'PlanMaintenance', at, ...night })
      .then(planned);
    given(plannedMaintenanceDecider)
      .when({ type: 'PlanMaintenance', at: '2026-12-05T03:00:00.000Z', ...night })
      .then(planned);
  });

  it('ends after it begins, and not in the past', () => {
    given(plannedMaintenanceDecider)
      .when({ type: 'PlanMaintenance', at, ...night, until: '2026-12-05T02:00:00Z' })
      .refused('PLANNED_MAINTENANCE.ENDS_BEFORE_IT_BEGINS');
    given(plannedMaintenanceDecider)
      .when({ type: 'PlanMaintenance', at: night.until, ...night })
      .refused('PLANNED_MAINTENANCE.IN_THE_PAST');
  });

  it('does not overlap another, unless that was canceled; one may begin as another ends', () => {
    const overlapping = { ...other, from: '2026-12-05T04:09:00+01:00', until: '2026-12-05T05:00:00.000Z' };
    given(plannedMaintenanceDecider, planned)
      .when({ type: 'PlanMaintenance', at, ...overlapping })
      .refused('PLANNED_MAINTENANCE.OVERLAPS');
    given(plannedMaintenanceDecider, planned, canceled)
      .when({ type: 'PlanMaintenance', at, ...overlapping })
      .then({ type: 'MaintenancePlanned', data: overlapping });
    const next = { ...overlapping, from: night.until };
    given(plannedMaintenanceDecider, planned)
      .when({ type: 'PlanMaintenance', at, ...next })
      .then({ type: 'MaintenancePlanned', data: next });
  });

  it('is canceled until it is over, and once', () => {
    given(plannedMaintenanceDecider, planned)
      .when({ type: 'CancelPlannedMaintenance', at: '2026-12-05T03:09:59.999Z', maintenanceId })
      .then(canceled);
    given(plannedMaintenanceDecider, planned)
      .when({ type: 'CancelPlannedMaintenance', at: night.until, maintenanceId })
      .refused('PLANNED_MAINTENANCE.OVER');
    given(plannedMaintenanceDecider, planned, canceled)
      .when({ type: 'CancelPlannedMaintenance', at, maintenanceId })
      .refused('PLANNED_MAINTENANCE.NOT_PLANNED');
  });

  it('runs from its beginning to before its end', () => {
    const seen = ['2026-12-05T01:59:59.999Z', night.from, '2026-12-05T03:09:59.999Z', night.until].map((moment) =>
      runningAt([night], moment),
    );
    expect(seen).toEqual([null, night, night, null]);
  });
});
